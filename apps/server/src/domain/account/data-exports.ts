import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DataExport } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { dataExports, users } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import { jobKind } from '../../jobs/worker.ts';
import type { Audit } from '../audit/audit.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { UserRow } from '../users/users.ts';
import { personalData } from './personal-data.ts';

/** How long a file is kept. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

export type ExportRow = Omit<typeof dataExports.$inferSelect, 'userId' | 'content'> & {
  /** The size of the file in bytes; null when there is no file. */
  size: number | null;
};
export type DataExports = ReturnType<typeof createDataExports>;

/** Exports of all data about a user, prepared in the background. */
export function createDataExports(deps: {
  db: Database;
  clock: Clock;
  queue: Queue;
  audit: Audit;
  notifications: Notifications;
}) {
  const { db, clock, queue, audit, notifications } = deps;
  /** Finds the newest export without its file, which can be several megabytes. */
  const find = async (userId: number): Promise<ExportRow | undefined> => {
    const { state, requestedAt, expiresAt, content } = dataExports;
    const size = sql<number | null>`octet_length(${content})`;
    const [row] = await db.current
      .select({ state, requestedAt, expiresAt, size })
      .from(dataExports)
      .where(eq(dataExports.userId, userId));
    return row && row.state === 'ready' && isOver(row, clock.now()) ? undefined : row;
  };

  return {
    find,
    /** Requests an export, one at a time; a new one replaces the previous one. */
    request: (user: UserRow): Promise<DataExport> =>
      db.transaction(async () => {
        // Of two concurrent requests, the second waits here and then finds the export of the first.
        await db.current.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
        if ((await find(user.id))?.state === 'preparing')
          throw new AppError('conflict', 'Your data is already being prepared. You will be notified when it is ready.');
        const row = {
          userId: user.id,
          state: 'preparing' as const,
          content: null,
          requestedAt: clock.now(),
          expiresAt: null,
        };
        await db.current.insert(dataExports).values(row).onConflictDoUpdate({ target: dataExports.userId, set: row });
        await queue.enqueue({ kind: 'account.export', key: `account:${user.id}`, payload: { userId: user.id } });
        await audit.write({ target: { kind: 'user', id: user.id, name: user.name } });
        return presentExport({ ...row, size: null });
      }),
    /** Returns the file's content while it is kept. */
    async read(userId: number): Promise<string> {
      const row = await find(userId);
      const [file] =
        row?.state === 'ready'
          ? await db.current
              .select({ content: dataExports.content })
              .from(dataExports)
              .where(eq(dataExports.userId, userId))
          : [];
      if (!file?.content)
        throw new AppError('not-found', 'There is no export of your data. Request one in your account settings.');
      return file.content;
    },
    /** Collects the data. Idempotent: a repeated run overwrites the file of the earlier one. */
    job: jobKind({
      payload: z.object({ userId: z.number().int() }),
      async run({ userId }) {
        const now = clock.now();
        const data = await personalData(db, userId, now);
        return {
          success: data !== null,
          async write() {
            if (!data) return;
            const expiresAt = new Date(now.getTime() + keptFor);
            const ready = { state: 'ready' as const, content: JSON.stringify(data, null, 2), expiresAt };
            await db.current.update(dataExports).set(ready).where(eq(dataExports.userId, userId));
            await notifications.send([userId], {
              kind: 'account',
              title: 'Your data is ready',
              content:
                '<p>Download the file in <a href="/app/settings/user" data-internal>your account settings</a> within seven days.</p>',
            });
          },
        };
      },
      failed: ({ userId }, words) => ({
        success: false,
        async write() {
          await db.current.update(dataExports).set({ state: 'failed' }).where(eq(dataExports.userId, userId));
          await notifications.send([userId], {
            kind: 'account',
            title: 'Your data could not be prepared',
            content: words,
          });
        },
      }),
    }),
    /** Deletes expired files. */
    async prune(): Promise<void> {
      await db.current
        .delete(dataExports)
        .where(and(eq(dataExports.state, 'ready'), lt(dataExports.expiresAt, clock.now())));
    },
  };
}

const isOver = ({ expiresAt }: ExportRow, now: Date) => expiresAt !== null && expiresAt <= now;

/** Presents an export to its user. */
export const presentExport = (row: ExportRow): DataExport => ({
  state: row.state,
  requested_at: row.requestedAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  size: row.size,
});
