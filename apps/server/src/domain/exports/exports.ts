import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Contract, HouseExportDraft, RecordExportRow, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { houseExports as table } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import { unlessStorage } from '../backups/vault.ts';
import { type BackupStorage, StorageError, storageWords } from '../backups/storage.ts';
import type { Events } from '../events.ts';
import { found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';

type Filter = ParsedOf<Contract['adminExports']['export']>['query'];
export type ExportRecord = typeof table.$inferSelect;

export const exportJobName = 'export.make';
export const exportPayload = z.object({ exportId: z.number().int() });

export interface ExportsDeps {
  db: Database;
  clock: Clock;
  queue: Queue;
  audit: Audit;
  events: Events;
  storage: BackupStorage;
}

export type Exports = ReturnType<typeof createExports>;

/** Files of all records of a kind: requested, listed, opened and deleted. */
export function createExports({ db, clock, queue, audit, events, storage }: ExportsDeps) {
  const tell = () => events.emit('admin', 'exports-changed', {});
  const find = async (id: number): Promise<ExportRecord | undefined> => {
    const [row] = await db.current.select().from(table).where(eq(table.id, id));
    return row;
  };
  const targetOf = ({ id, subject, format }: Pick<ExportRecord, 'id' | 'subject' | 'format'>) => ({
    kind: 'export',
    id,
    name: `${subject}.${format}`,
  });

  return {
    ...listOf<Filter['sort'], Filter, ExportRecord, RecordExportRow>(db, {
      from: table,
      views: () => db.current.select().from(table),
      search: [table.byName],
      sort: { created_at: table.createdAt, subject: table.subject, rows: table.rows },
      filter: ({ subject, format, state }) =>
        and(subject && eq(table.subject, subject), format && eq(table.format, format), state && eq(table.state, state)),
      present,
    }),
    find,
    /** Updates the record of an export that is being made; false when it was deleted meanwhile. */
    update: (id: number, values: Partial<ExportRecord>): Promise<boolean> =>
      db.transaction(async () => {
        const rows = await db.current.update(table).set(values).where(eq(table.id, id)).returning({ id: table.id });
        await tell();
        return rows.length > 0;
      }),
    create: ({ subject, format }: HouseExportDraft, by: { name: string }): Promise<number> =>
      db.transaction(async () => {
        const key = `exports/${randomUUID()}.${format}`;
        const [row] = await db.current
          .insert(table)
          .values({ subject, format, key, byName: by.name, createdAt: clock.now() })
          .returning();
        if (!row) throw new Error('The export could not be recorded.');
        // One at a time: exports take long, and none of them is urgent.
        await queue.enqueue({ kind: exportJobName, key: 'exports', payload: { exportId: row.id } });
        await audit.write({ target: targetOf(row), after: { subject, format } });
        await tell();
        return row.id;
      }),
    /** Deletes the file, then its record: when the storage does not respond, both are kept. */
    async remove(id: number): Promise<void> {
      const { key } = found('export', await find(id));
      await storage.remove(key).catch(refusedAs('conflict'));
      await db.transaction(async () => {
        const [row] = await db.current.delete(table).where(eq(table.id, id)).returning();
        await audit.write({ target: targetOf(found('export', row)) });
        await tell();
      });
    },
    /** Audits that a file is about to be opened; refuses until it is ready. */
    async authorizeDownload(id: number): Promise<ExportRecord> {
      const row = found('export', await find(id));
      if (row.state !== 'ready') throw new AppError('conflict', 'This export is not finished yet.');
      await audit.write({ target: targetOf(row) });
      return row;
    },
    async open(id: number): Promise<{ row: ExportRecord; content: Readable }> {
      const row = found('export', await find(id));
      return { row, content: await storage.read(row.key).catch(refusedAs('not-found')) };
    },
    /** Deletes expired exports. */
    async prune(): Promise<void> {
      const over = await db.current.select().from(table).where(lt(table.expiresAt, clock.now())).limit(100);
      for (const { id, key } of over) {
        const isGone = await storage.remove(key).then(() => true, unlessStorage);
        if (isGone) await db.current.delete(table).where(eq(table.id, id));
      }
    },
  };
}

/** Turns a failure of the storage into a refusal for the admin. */
const refusedAs =
  (code: 'conflict' | 'not-found') =>
  (error: unknown): never => {
    if (error instanceof StorageError) throw new AppError(code, storageWords[error.code], { cause: error });
    throw error;
  };

const present = ({
  id,
  subject,
  format,
  state,
  rows,
  total,
  bytes,
  words,
  byName,
  ...row
}: ExportRecord): RecordExportRow => ({
  id,
  subject,
  format,
  state,
  rows,
  total,
  bytes,
  message: words,
  by: byName,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
});
