import { and, desc, eq, exists, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Accepted, Backup, BackupList, BackupType } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { backups, processes, products } from '../../db/schema.ts';
import type { Operations } from '../servers/operations.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { ServerRow } from '../servers/server-row.ts';
import type { Chronicle } from '../servers/timeline/chronicle.ts';
import { type BackupRow, type BackupVault, unlessStorage } from './vault.ts';

const day = 24 * 60 * 60 * 1000;

/** How many backups of one server are kept, and for how many days. */
export interface Retention {
  count: number;
  days: number | undefined;
}

export type BackupKeeping = ReturnType<typeof createBackupKeeping>;

/** The retention of backups. */
export function createBackupKeeping(deps: {
  db: Database;
  clock: Clock;
  vault: BackupVault;
  retention: Retention;
  chronicle: Pick<Chronicle, 'note'>;
}) {
  const { db, clock, vault, retention, chronicle } = deps;
  const countFor = async ({ productId }: Pick<ServerRow, 'productId'>): Promise<number> => {
    if (productId === null) return retention.count;
    const [row] = await db.current.select({ limits: products.limits }).from(products).where(eq(products.id, productId));
    return row?.limits.backups ?? retention.count;
  };
  const isReady = and(eq(backups.state, 'ready'), eq(backups.isTemporary, false));
  const { id, serverId, name, state, isTemporary } = backups;
  const which = { id, serverId, name, state, isTemporary };

  /** Deletions by retention appear in the server's timeline, because no user requested them. */
  const expire = async (row: Pick<BackupRow, keyof typeof which>) => {
    const isGone = await vault.discard(row.id).then(() => true, unlessStorage);
    if (isGone && row.serverId !== null && row.state === 'ready' && !row.isTemporary)
      await chronicle.note(row.serverId, 'backup-expired', row.name);
  };

  return {
    countFor,
    /** Deletes the oldest backups of a server beyond its limit. */
    async keep(server: ServerRow): Promise<void> {
      const over = await db.current
        .select(which)
        .from(backups)
        .where(and(eq(backups.serverId, server.id), isReady))
        .orderBy(desc(backups.id))
        .offset(await countFor(server));
      for (const row of over) await expire(row);
    },
    /** Deletes backups that are too old, have no owner, or were never finished. */
    async prune(): Promise<void> {
      const isBusy = exists(
        db.current
          .select({ id: processes.id })
          .from(processes)
          .where(and(eq(processes.serverId, backups.serverId), inArray(processes.state, ['queued', 'running']))),
      );
      const busy = db.current.select({ id: backups.id }).from(backups).where(isBusy);
      const isOver = or(
        retention.days === undefined
          ? undefined
          : and(isReady, lt(backups.createdAt, new Date(clock.now().getTime() - retention.days * day))),
        isNull(backups.ownerId),
        eq(backups.state, 'creating'),
        eq(backups.isTemporary, true),
      );
      const over = await db.current
        .select(which)
        .from(backups)
        .where(and(isOver, notInArray(backups.id, busy)))
        .limit(100);
      for (const row of over) await expire(row);
    },
  };
}

export type Backups = ReturnType<typeof createBackups>;

/** The backups of a server, for its users. */
export function createBackups(deps: {
  db: Database;
  vault: BackupVault;
  keeping: BackupKeeping;
  retention: Retention;
  operations: Operations;
}) {
  const { db, vault, keeping, retention, operations } = deps;

  /** Matches the server's own backups, and those of its owner's deleted servers. */
  const isOf = ({ id, ownerId }: ServerRow) =>
    and(
      eq(backups.isTemporary, false),
      or(eq(backups.serverId, id), and(isNull(backups.serverId), eq(backups.ownerId, ownerId))),
    );

  const find = async (server: ServerRow, id: number): Promise<BackupRow> => {
    const [row] = await db.current
      .select()
      .from(backups)
      .where(and(eq(backups.id, id), isOf(server)));
    if (!row) throw notFound('backup');
    return row;
  };

  return {
    async list(server: ServerRow): Promise<BackupList> {
      const rows = await db.current.select().from(backups).where(isOf(server)).orderBy(desc(backups.id));
      return {
        live: rows.filter(({ serverId }) => serverId !== null).map(present),
        deleted_servers: rows.filter(({ serverId }) => serverId === null).map(present),
        keeps: { count: await keeping.countFor(server), days: retention.days ?? null },
      };
    },
    find,
    create: (server: ServerRow, type: BackupType, name: string): Promise<Accepted> =>
      operations.request('backup', server.id, { input: { name, type } }),
    async restore(server: ServerRow, id: number): Promise<Accepted> {
      const row = await find(server, id);
      if (row.state !== 'ready') throw new AppError('conflict', 'This backup is not finished yet.');
      if (row.serverType !== server.type)
        throw new AppError(
          'conflict',
          `A backup of ${serverTypeNames[row.serverType]} cannot be restored on ${serverTypeNames[server.type]}.`,
        );
      return operations.request('restore', server.id, { input: { backup: row.id } });
    },
    async remove(server: ServerRow, id: number): Promise<Accepted> {
      const row = await find(server, id);
      return operations.request('delete-backup', server.id, { input: { backup: row.id } });
    },
    /** Opens the file of a backup by its id alone: authorization happened before. */
    async open(id: number): Promise<{ row: BackupRow; content: Awaited<ReturnType<BackupVault['open']>> }> {
      const row = await vault.find(id);
      if (row?.state !== 'ready') throw new AppError('not-found', 'This backup no longer exists.');
      return { row, content: await vault.open(row) };
    },
  };
}

const present = (row: BackupRow): Backup => ({
  id: row.id,
  name: row.name,
  type: row.type,
  state: row.state,
  bytes: row.bytes,
  server: { id: row.serverId, name: row.serverName, type: row.serverType },
  created_at: row.createdAt.toISOString(),
});
