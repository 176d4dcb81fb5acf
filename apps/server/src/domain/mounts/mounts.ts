import { asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { mounts } from '../../db/schema.ts';
import type { MountReport, MountSpec } from '../../engines/port.ts';
import type { Sealer } from '../../security/sealer.ts';

export type MountRow = typeof mounts.$inferSelect;

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
    /** Those of these that are still there. */
    pick: (ids: number[]): Promise<MountRow[]> =>
      db.current.select().from(mounts).where(inArray(mounts.id, ids)).orderBy(asc(mounts.id)),
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
    /** Notes what a check found; one that was changed meanwhile keeps what is known of it. */
    async note({ id, nodeId, target }: MountRow, { state, sizeBytes, freeBytes }: MountReport): Promise<void> {
      const now = await lock(id);
      if (now?.nodeId !== nodeId || now.target !== target) return;
      await db.current
        .update(mounts)
        .set({ state, sizeBytes, freeBytes, checkedAt: clock.now() })
        .where(eq(mounts.id, id));
    },
  };
}

/** Binds a sealed secret to its row. */
const place = (id: number) => `mounts:${id}:secret`;
