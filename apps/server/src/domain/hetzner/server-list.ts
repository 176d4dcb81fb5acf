import { and, eq, not, sql } from 'drizzle-orm';
import type { Contract, HetznerServerRow, ParsedOf } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { hetznerProjects, hetznerServers as table, nodes, processes, servers } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';
import { isNode, isOnServer, machines, nodesOfServers } from './node-of-server.ts';

type Filter = ParsedOf<Contract['adminHetznerServers']['export']>['query'];

export type HetznerServerList = ReturnType<typeof createHetznerServerList>;

/** The cloud servers of all projects, read from the records only. */
export function createHetznerServerList({ db }: { db: Database }) {
  const running = () => {
    const itsNodes = db.current.select({ id: machines.id }).from(machines).where(isOnServer());
    const isRunning = and(eq(servers.status, 'running'), sql`${servers.nodeId} in ${itsNodes}`);
    return sql`${db.current.select({ what: sql`count(*)` }).from(servers).where(isRunning)}`.mapWith(Number);
  };
  const views = () => {
    const match = nodesOfServers(db);
    return db.current
      .select({
        row: table,
        project: { id: hetznerProjects.id, name: hetznerProjects.name },
        readAt: hetznerProjects.readAt,
        node: { id: nodes.id, alias: nodes.alias },
        running: running(),
        process: { id: processes.id, state: processes.state, result: processes.result },
      })
      .from(table)
      .innerJoin(hetznerProjects, eq(hetznerProjects.id, table.projectId))
      .leftJoin(match, eq(match.serverId, table.id))
      .leftJoin(nodes, eq(nodes.id, match.nodeId))
      .leftJoin(processes, eq(processes.id, table.processId));
  };
  type View = Awaited<ReturnType<typeof views>>[number];

  return {
    ...listOf<Filter['sort'], Filter, View, HetznerServerRow>(db, {
      from: table,
      views,
      search: [table.name, table.ipv4, table.ipv6, table.dnsName],
      sort: { name: sql`lower(${table.name})`, type: table.memoryGb, location: table.location },
      filter: (query) =>
        and(
          query.project !== undefined ? eq(table.projectId, query.project) : undefined,
          query.status && eq(table.status, query.status),
          query.use && (query.use === 'node' ? isNode(db) : not(isNode(db))),
          query.node !== undefined ? isNode(db, query.node) : undefined,
        ),
      present: ({ row, project, readAt, node, running: count, process }) => ({
        id: row.id,
        number: row.number,
        name: row.name,
        project,
        status: row.status,
        type: row.type,
        cores: row.cores,
        memory_gb: row.memoryGb,
        disk_gb: row.diskGb,
        location: row.location,
        ipv4: row.ipv4,
        ipv6: row.ipv6,
        is_locked: row.isLocked,
        node: node && { ...node, running: count },
        process_id: underWay(process),
        failed: process?.state === 'failed' ? { process_id: process.id, message: process.result } : null,
        read_at: readAt?.toISOString() ?? null,
      }),
    }),
    /** Locks a cloud server until the transaction ends; returns it with its node. */
    async lock(id: number) {
      const [row] = await db.current.select().from(table).where(eq(table.id, id)).for('update');
      if (!row) return undefined;
      const [view] = await views().where(eq(table.id, id));
      return view && { ...row, node: view.node, processId: underWay(view.process) };
    },
    /** Records the process that acts on a cloud server. */
    async noteProcess(id: number, processId: number): Promise<void> {
      await db.current.update(table).set({ processId }).where(eq(table.id, id));
    },
  };
}

/** The process of the last action, while it is under way. */
const underWay = (process: Pick<typeof processes.$inferSelect, 'id' | 'state'> | null): number | null =>
  process && (process.state === 'queued' || process.state === 'running') ? process.id : null;
