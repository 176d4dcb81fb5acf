import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { RobotStatus } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes as nodeTable, uptimeMonitors, uptimeRobotWatches as table } from '../../db/schema.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { targetOf } from '../uptime/checks.ts';
import { portOf } from '../uptime/monitors.ts';
import type { Target } from '../uptime/port.ts';
import type { RobotMonitor } from './port.ts';

export type RobotWatchRow = typeof table.$inferSelect;
type Own = typeof uptimeMonitors.$inferSelect;

/** A node with the target that UptimeRobot is to check, which is the one that the panel checks. */
export interface Watchable {
  node: Node;
  target: Target;
  /** The panel’s own monitor, whose interval and timeout are adopted. */
  own: Own | null;
  watch: RobotWatchRow | null;
}

export type RobotWatches = ReturnType<typeof createRobotWatches>;

/** The panel’s records of the nodes that UptimeRobot watches or is to watch. */
export function createRobotWatches(deps: {
  db: Database;
  clock: Clock;
  nodes: Pick<Nodes, 'reveal'>;
  processes: Pick<Processes, 'log'>;
}) {
  const { db, clock, nodes, processes } = deps;
  const change = async (id: number, values: Partial<RobotWatchRow>): Promise<boolean> =>
    (await db.current.update(table).set(values).where(eq(table.id, id)).returning({ id: table.id })).length > 0;
  const report = ({ processId, name }: RobotWatchRow, words: string) => {
    if (processId !== null) processes.log(processId, `${name}: ${words}`);
  };

  return {
    change,
    /** Returns the nodes that have no monitor there, or the given one of them. */
    async watchable(id?: number): Promise<Watchable[]> {
      const rows = await db.current
        .select({ node: nodeTable, own: uptimeMonitors, watch: table })
        .from(nodeTable)
        .leftJoin(uptimeMonitors, eq(uptimeMonitors.nodeId, nodeTable.id))
        .leftJoin(table, eq(table.nodeId, nodeTable.id))
        .where(and(isNull(table.monitorId), id === undefined ? undefined : eq(nodeTable.id, id)))
        .orderBy(asc(nodeTable.id));
      return rows.map(({ node: row, own, watch }) => {
        const node = nodes.reveal(row);
        const target = own ? targetOf(own, node.host) : ({ kind: 'tcp', host: node.host, port: portOf(node) } as const);
        return { node, own, watch, target };
      });
    },
    /** Returns the oldest open task. */
    async next(): Promise<RobotWatchRow | undefined> {
      const isOpen = isNotNull(table.task);
      return (await db.current.select().from(table).where(isOpen).orderBy(asc(table.id)).limit(1))[0];
    },
    /** Returns which of these monitors belong to a node already. */
    async known(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db.current
        .select({ id: table.monitorId })
        .from(table)
        .where(inArray(table.monitorId, [...ids]));
      return new Set(rows.flatMap(({ id }) => id ?? []));
    },
    /** Records the status of some monitors. */
    async recordStatus(status: RobotStatus, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.current
        .update(table)
        .set({ status, statusAt: clock.now() })
        .where(inArray(table.monitorId, [...ids]));
    },
    /** Assigns an existing monitor to the node that it watches. */
    async adopt({ node, watch }: Pick<Watchable, 'node' | 'watch'>, { id, status }: RobotMonitor): Promise<void> {
      const told = { monitorId: id, status, statusAt: clock.now(), task: null, message: null, isAdopted: true };
      if (!watch) await db.current.insert(table).values({ nodeId: node.id, name: node.alias, ...told });
      else if (await change(watch.id, told)) report(watch, 'already there');
    },
    /** Records the monitor created for a node. If the watch is gone by now, the next reading finds the monitor. */
    async added(watch: RobotWatchRow, { id, status }: RobotMonitor): Promise<void> {
      const told = { monitorId: id, status, statusAt: clock.now(), task: null, message: null, isAdopted: false };
      if (await change(watch.id, { ...told, checkFirst: false })) report(watch, 'added');
    },
    /** Records why a task failed. */
    async refused(watch: RobotWatchRow, words: string): Promise<void> {
      if (await change(watch.id, { task: null, message: words })) report(watch, words);
    },
    async refuseAll(words: string): Promise<void> {
      await db.current.update(table).set({ task: null, message: words }).where(isNotNull(table.task));
    },
    async drop(id: number): Promise<void> {
      await db.current.delete(table).where(eq(table.id, id));
    },
    /** Deletes the watches whose monitors a complete reading did not find. */
    async deleteUnseen(since: Date): Promise<void> {
      const isOld = or(isNull(table.statusAt), lt(table.statusAt, since));
      const isIdle = or(isNull(table.task), ne(table.task, 'remove'));
      await db.current.delete(table).where(and(isNotNull(table.monitorId), isOld, isIdle));
    },
    /** Orders the removal of the monitors of deleted nodes; `again` includes those whose removal has failed. */
    async removeDeleted({ again = false } = {}): Promise<void> {
      const isLeft = and(isNull(table.nodeId), isNull(table.task), again ? undefined : isNull(table.message));
      await db.current.delete(table).where(and(isLeft, isNull(table.monitorId)));
      await db.current.update(table).set({ task: 'remove', message: null }).where(isLeft);
    },
  };
}
