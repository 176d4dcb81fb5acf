import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { mounts } from '../../db/schema.ts';
import type { MountReport, MountSpec } from '../../engines/port.ts';
import type { Sealer } from '../../security/sealer.ts';

export type MountRow = typeof mounts.$inferSelect;

/** What came of looking after one. */
export interface Finding {
  mount: MountRow;
  report: MountReport;
  /** Why it could not be mounted. */
  failure: string | null;
}

export type Mounts = ReturnType<typeof createMounts>;

/** The storage of nodes. Secrets are sealed, and opened for the node alone. */
export function createMounts({ db, clock, sealer }: { db: Database; clock: Clock; sealer: Sealer }) {
  /** Locks the row until the transaction ends. */
  const lock = async (id: number): Promise<MountRow | undefined> => {
    const [row] = await db.current.select().from(mounts).where(eq(mounts.id, id)).for('update');
    return row;
  };

  return {
    lock,
    ofNode: (nodeId: number): Promise<MountRow[]> =>
      db.current.select().from(mounts).where(eq(mounts.nodeId, nodeId)).orderBy(asc(mounts.id)),
    async find(id: number): Promise<MountRow | undefined> {
      const [row] = await db.current.select().from(mounts).where(eq(mounts.id, id));
      return row;
    },
    async setSecret(id: number, secret: string | null): Promise<void> {
      const sealed = secret === null ? null : sealer.seal(secret, place(id));
      await db.current.update(mounts).set({ secret: sealed }).where(eq(mounts.id, id));
    },
    /** What its node is told to mount it by. */
    specOf: ({ id, kind, source, target, options, username, secret }: MountRow): MountSpec => ({
      id,
      kind,
      source,
      target,
      options,
      username,
      secret: secret === null ? null : sealer.open(secret, place(id)),
    }),
    /** Those of a node for which nothing is ordered, locked until the transaction ends. */
    lockFree: (nodeId: number): Promise<MountRow[]> =>
      db.current
        .select()
        .from(mounts)
        .where(and(eq(mounts.nodeId, nodeId), isNull(mounts.processId)))
        .orderBy(asc(mounts.id))
        .for('update'),
    /** Those that a process is still to look after, locked until the transaction ends. */
    lockOrdered: (processId: number): Promise<MountRow[]> =>
      db.current.select().from(mounts).where(isOf(processId)).orderBy(asc(mounts.id)).for('update'),
    /** How many a process is still to look after: all of them, or of these. */
    ordered: (processId: number, id?: number): Promise<number> =>
      db.current.$count(mounts, and(isOf(processId), id === undefined ? undefined : eq(mounts.id, id))),
    /** Notes which process is to look after these. */
    async order(ids: number[], processId: number): Promise<void> {
      await db.current.update(mounts).set({ processId }).where(inArray(mounts.id, ids));
    },
    /** Keeps a process from one. */
    async cancel(id: number): Promise<void> {
      await db.current.update(mounts).set({ processId: null }).where(eq(mounts.id, id));
    },
    /** Ends what is left of a process, with why it came to nothing. */
    async release(processId: number, failure: string | undefined): Promise<void> {
      await db.current.update(mounts).set({ processId: null, failure }).where(isOf(processId));
    },
    /** Notes what a process found; one that was changed meanwhile keeps what is known of it. */
    async note({ mount: { id, nodeId, target }, report, failure }: Finding, processId: number): Promise<void> {
      const now = await lock(id);
      if (!now) return;
      const isSame = now.nodeId === nodeId && now.target === target;
      const { state, sizeBytes, freeBytes } = report;
      await db.current
        .update(mounts)
        .set({
          // It may have been canceled and ordered anew meanwhile.
          processId: now.processId === processId ? null : now.processId,
          ...(isSame && { state, sizeBytes, freeBytes, failure, checkedAt: clock.now() }),
        })
        .where(eq(mounts.id, id));
    },
  };
}

const isOf = (processId: number) => eq(mounts.processId, processId);

/** Binds a sealed secret to its row. */
const place = (id: number) => `mounts:${id}:secret`;
