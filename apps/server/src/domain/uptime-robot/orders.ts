import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Accepted } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes as nodeTable, uptimeRobotWatches as table } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { found } from '../records/crud.ts';
import type { RobotAccounts } from './account.ts';
import type { RobotQueue } from './queue.ts';
import type { RobotRuns } from './runs.ts';
import { cancelledWords } from './words.ts';

const command = 'Add all nodes to UptimeRobot';

export type RobotOrders = ReturnType<typeof createRobotOrders>;

/** Accepts orders to add nodes to UptimeRobot or to remove them; a job carries them out one by one. */
export function createRobotOrders(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  nodes: Nodes;
  processes: Processes;
  robotAccounts: RobotAccounts;
  robotRuns: RobotRuns;
  robotQueue: RobotQueue;
}) {
  const { db, clock, audit, nodes, processes, robotAccounts, robotRuns, robotQueue } = deps;
  const commit = async (nodeId = 0) => {
    await robotQueue.ensure();
    await robotQueue.tell(nodeId);
  };

  /** Queues every node that has no monitor there; returns how many. */
  const line = async (processId: number): Promise<number> => {
    const waiting = { task: 'add', message: null, processId } as const;
    const again = await db.current
      .update(table)
      .set(waiting)
      .where(and(isNotNull(table.nodeId), isNull(table.monitorId)))
      .returning({ id: table.id });
    const fresh = await db.current
      .select({ nodeId: nodeTable.id, name: nodeTable.alias })
      .from(nodeTable)
      .leftJoin(table, eq(table.nodeId, nodeTable.id))
      .where(isNull(table.id))
      .orderBy(nodeTable.id);
    if (fresh.length > 0) await db.current.insert(table).values(fresh.map((one) => ({ ...one, ...waiting })));
    return again.length + fresh.length;
  };

  return {
    /** Adds all nodes that UptimeRobot does not watch yet, as one process. */
    addAll: (): Promise<Accepted> =>
      db.transaction(async () => {
        const account = await robotAccounts.need();
        if (await robotRuns.isUnderWay(account))
          throw new AppError('conflict', 'Nodes are already being added. Wait until that is done, or cancel it.');
        const processId = await processes.open({ kind: 'uptime-robot', command, nodeId: null, serverId: null });
        const count = await line(processId);
        if (count === 0) throw new AppError('conflict', 'UptimeRobot already watches every node.');
        // The monitors are read first, so that existing ones are adopted instead of being created again.
        await robotAccounts.change({ processId, nextReadAt: clock.now() });
        await audit.write({ target: { kind: 'nodes' }, after: { process: processId, nodes: count } });
        await commit();
        return { success: true, message: 'Adding nodes to UptimeRobot.', process: { id: processId } };
      }),
    /** Cancels that process. A node whose call is under way may still be added. */
    cancel: (): Promise<void> =>
      db.transaction(async () => {
        const account = await robotAccounts.need();
        const isStopped = await robotRuns.stop(account, cancelledWords);
        if (!isStopped || account.processId === null) throw new AppError('conflict', 'No nodes are being added.');
        const isWaiting = and(eq(table.processId, account.processId), eq(table.task, 'add'));
        const left = await db.current.delete(table).where(isWaiting).returning({ id: table.id });
        await audit.write({ target: { kind: 'process', id: account.processId }, after: { left: left.length } });
        await robotQueue.tell();
      }),
    /** Adds one node to UptimeRobot. */
    add: (id: number): Promise<void> =>
      db.transaction(async () => {
        await robotAccounts.need();
        const node = found('node', await nodes.hold(id));
        // Its monitor may exist already: no complete reading precedes this.
        const asked = { name: node.alias, task: 'add', checkFirst: true, message: null, processId: null } as const;
        const rows = await db.current
          .insert(table)
          .values({ nodeId: id, ...asked })
          .onConflictDoUpdate({
            target: table.nodeId,
            set: asked,
            setWhere: sql`${table.monitorId} is null and ${table.task} is null`,
          })
          .returning({ id: table.id });
        if (rows.length === 0) throw new AppError('conflict', 'UptimeRobot already watches this node or is about to.');
        await audit.write({ target: { kind: 'node', id, name: node.alias }, after: { watched_by: 'UptimeRobot' } });
        await commit(id);
      }),
    /** Removes a node from UptimeRobot, even one that is still waiting to be added. */
    remove: (id: number): Promise<void> =>
      db.transaction(async () => {
        await robotAccounts.need();
        const node = found('node', await nodes.hold(id));
        const isIts = eq(table.nodeId, id);
        const rows = await db.current
          .update(table)
          .set({ task: 'remove', message: null })
          .where(and(isIts, isNull(table.task), isNotNull(table.monitorId)))
          .returning({ id: table.id });
        const dropped =
          rows.length === 0
            ? await db.current
                .delete(table)
                .where(and(isIts, isNull(table.monitorId)))
                .returning({ id: table.id })
            : [];
        if (rows.length + dropped.length === 0)
          throw new AppError('not-found', 'UptimeRobot does not watch this node or is about to stop.');
        const target = { kind: 'node', id, name: node.alias };
        await audit.write({ target, before: { watched_by: 'UptimeRobot' }, after: { watched_by: null } });
        await commit(id);
      }),
  };
}
