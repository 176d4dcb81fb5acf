import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mountPaths, mounts } from '../../db/schema.ts';
import type { ContainerSpec } from '../../engines/port.ts';

export type BindsOf = ReturnType<typeof createBindsOf>;

/** Returns what is bound into each container of a node. */
export const createBindsOf =
  ({ db }: { db: Database }) =>
  (nodeId: number): Promise<ContainerSpec['mounts']> =>
    db.current
      .select({ source: mounts.target, target: mountPaths.path, readOnly: mountPaths.readOnly })
      .from(mountPaths)
      .innerJoin(mounts, eq(mounts.id, mountPaths.mountId))
      .where(eq(mounts.nodeId, nodeId))
      .orderBy(asc(mountPaths.path));
