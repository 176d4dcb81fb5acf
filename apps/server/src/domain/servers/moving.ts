import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Accepted, MovePlan } from '@kronos/api/contract';
import { notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { processes, servers as table } from '../../db/schema.ts';
import type { Placement } from '../placement/placement.ts';
import type { Operations } from './operations.ts';
import type { Servers } from './servers.ts';

export type Moving = ReturnType<typeof createMoving>;

/** The planning and ordering of moves by admins. */
export function createMoving(deps: { db: Database; servers: Servers; placement: Placement; operations: Operations }) {
  const { db, servers, placement, operations } = deps;
  /** Returns how long the newest backup of each server took, in seconds, if there is one. */
  const copyingTimes = async (ids: readonly number[]): Promise<Map<number | null, number>> => {
    const rows = await db.current
      .selectDistinctOn([processes.serverId], {
        serverId: processes.serverId,
        from: processes.startedAt,
        to: processes.finishedAt,
      })
      .from(processes)
      .where(and(inArray(processes.serverId, [...ids]), eq(processes.kind, 'backup'), eq(processes.state, 'succeeded')))
      .orderBy(processes.serverId, desc(processes.id));
    return new Map(
      rows.map(({ serverId, from, to }) => [serverId, ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / 1000]),
    );
  };

  return {
    /** Returns the possible nodes and the expected outage. */
    async plan(ids: readonly number[]): Promise<MovePlan> {
      // An unreachable server may well be running.
      const running = await db.current
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(table.id, [...ids]), notInArray(table.status, ['stopped', 'suspended', 'failed'])));
      const [nodes, times] = await Promise.all([
        placement.placesToMove(ids),
        running.length > 0 ? copyingTimes(running.map(({ id }) => id)) : new Map<number | null, number>(),
      ]);
      const isKnown = running.every(({ id }) => times.has(id));
      return {
        nodes,
        running: running.length,
        // The data is read once, as for a backup, and written once.
        outage_seconds: isKnown ? 2 * Math.max(0, ...times.values()) : null,
      };
    },
    /** Orders one move; a node that cannot take the server is refused at once. */
    move: (id: number, nodeId: number | null): Promise<Accepted> =>
      db.transaction(async () => {
        if (!(await servers.find(id))) throw notFound('server');
        await placement.admitMove(id, nodeId ?? undefined);
        return operations.request('move', id, { input: { node: nodeId } });
      }),
  };
}
