import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mountPaths, mounts } from '../../db/schema.ts';
import type { ContainerSpec } from '../../engines/port.ts';

export type BindsOf = ReturnType<typeof createBindsOf>;

/**
 * Returns what is bound into each container of a node. A mount that is missing there is left out: no container can be
 * created with a path that does not exist, and a media server without its media is better than none.
 */
export const createBindsOf =
  ({ db }: { db: Database }) =>
  (nodeId: number): Promise<ContainerSpec['mounts']> =>
    db.current
      .select({ source: mounts.target, target: mountPaths.path, readOnly: mountPaths.readOnly })
      .from(mountPaths)
      .innerJoin(mounts, eq(mounts.id, mountPaths.mountId))
      .where(and(eq(mounts.nodeId, nodeId), inArray(mounts.state, ['mounted', 'stale'])))
      .orderBy(asc(mountPaths.path));
