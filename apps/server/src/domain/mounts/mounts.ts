import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { mounts } from '../../db/schema.ts';
import type { MountReport, MountSpec } from '../../engines/port.ts';
import type { Sealer } from '../../security/sealer.ts';

export type MountRow = typeof mounts.$inferSelect;

/** The result of a check or remount. */
export interface Finding {
  mount: MountRow;
  report: MountReport;
  /** Why it could not be mounted. */
  failure: string | null;
}

export type Mounts = ReturnType<typeof createMounts>;

/** The mounts of nodes. Their secrets are sealed, and opened only for the node. */
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
    /** Returns what its node needs to mount it. */
    specOf: ({ id, kind, source, target, options, username, secret }: MountRow): MountSpec => ({
      id,
      kind,
      source,
      target,
      options,
      username,
      secret: secret === null ? null : sealer.open(secret, place(id)),
    }),
    /** Returns the mounts of a node without an order, locked until the transaction ends. */
    lockFree: (nodeId: number): Promise<MountRow[]> =>
      db.current
        .select()
        .from(mounts)
        .where(and(eq(mounts.nodeId, nodeId), isNull(mounts.processId)))
        .orderBy(asc(mounts.id))
        .for('update'),
    /** Returns the mounts that are left to a process, locked until the transaction ends. */
    lockOrdered: (processId: number): Promise<MountRow[]> =>
      db.current.select().from(mounts).where(isOf(processId)).orderBy(asc(mounts.id)).for('update'),
    /** Counts the mounts that are left to a process: all of them, or only the one with this id. */
    ordered: (processId: number, id?: number): Promise<number> =>
      db.current.$count(mounts, and(isOf(processId), id === undefined ? undefined : eq(mounts.id, id))),
    /** Assigns mounts to a process. */
    async order(ids: number[], processId: number): Promise<void> {
      await db.current.update(mounts).set({ processId }).where(inArray(mounts.id, ids));
    },
    /** Takes a mount back from its process. */
    async cancel(id: number): Promise<void> {
      await db.current.update(mounts).set({ processId: null }).where(eq(mounts.id, id));
    },
    /** Releases the mounts that are left to a process, with the reason if it failed. */
    async release(processId: number, failure: string | undefined): Promise<void> {
      await db.current.update(mounts).set({ processId: null, failure }).where(isOf(processId));
    },
    /** Records what a process found; a mount that was moved meanwhile keeps its record. */
    async note({ mount: { id, nodeId, target }, report, failure }: Finding, processId: number): Promise<void> {
      const now = await lock(id);
      if (!now) return;
      const isSame = now.nodeId === nodeId && now.target === target;
      const { state, sizeBytes, freeBytes } = report;
      await db.current
        .update(mounts)
        .set({
          // The order may have been canceled and repeated meanwhile.
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
