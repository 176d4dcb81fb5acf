import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Contract, type NodeDetail, type NodeRow, type NodeState, type ParsedOf } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodes, processes as processTable, serverFigures, serverMoves, servers, users } from '../../db/schema.ts';
import type { Retention } from '../backups/backups.ts';
import type { ServicePlacements } from '../docker-services/placements.ts';
import { aheadOf } from '../processes/ahead.ts';
import { listOf } from '../records/list-of.ts';
import type { Processes } from '../processes/processes.ts';
import { containerName } from '../servers/container.ts';
import { presentOperation } from '../servers/present.ts';
import type { Settings } from '../settings/settings.ts';
import type { SshKeys } from '../ssh-keys/ssh-keys.ts';
import type { Engines } from './engines.ts';
import type { Nodes } from './nodes.ts';
import { presentUsage } from '../servers/figures.ts';
import { presentEngine, presentNode } from './present.ts';
import { wipeOf } from './wipe.ts';

type Filter = ParsedOf<Contract['adminNodes']['export']>['query'];

/** How many of a node's servers and processes its page shows. */
const serversShown = 200;
const processesShown = 10;

const stateIs: Record<NodeState, SQL | undefined> = {
  up: and(eq(nodes.up, true), eq(nodes.enabled, true)),
  down: eq(nodes.up, false),
  off: eq(nodes.enabled, false),
};

export type NodeDirectory = ReturnType<typeof createNodeDirectory>;

/** The nodes, as listed for admins: from the records only, without calls to nodes. */
export function createNodeDirectory(deps: {
  db: Database;
  nodes: Nodes;
  processes: Processes;
  settings: Settings;
  engines: Engines;
  sshKeys: SshKeys;
  retention: Pick<Retention, 'days'>;
  servicePlacements: Pick<ServicePlacements, 'countOn'>;
}) {
  const { db, nodes: records, processes, settings, engines, sshKeys, retention, servicePlacements } = deps;

  /** Counted only for the rows that are shown. */
  const counts = () => ({
    servers: db.current.$count(servers, eq(servers.nodeId, nodes.id)),
    running: db.current.$count(servers, and(eq(servers.nodeId, nodes.id), eq(servers.status, 'running'))),
  });

  const columns = {
    alias: sql`lower(${nodes.alias})`,
    servers: sql`${counts().servers}`,
    // A node without figures yet has no load.
    load: sql`coalesce((${nodes.figures}->>'cpuUsed')::float / nullif((${nodes.figures}->>'cpus')::float, 0), 0)`,
    seen_at: nodes.seenAt,
    created_at: nodes.createdAt,
  };

  const views = () =>
    db.current
      .select({ node: nodes, owner: users.name, ...counts() })
      .from(nodes)
      .leftJoin(users, eq(users.id, nodes.ownerId));

  type View = Awaited<ReturnType<typeof views>>[number];
  const view = ({ node, ...row }: View) => presentNode({ node: records.reveal(node), ...row });

  const serversOf = async (id: number): Promise<NodeDetail['server_list']> => {
    const tenant = await settings.tenant();
    const found = await db.current
      .select({
        server: servers,
        owner: users.name,
        figures: serverFigures,
        operation: processTable,
        ahead: aheadOf(db),
      })
      .from(servers)
      .innerJoin(users, eq(users.id, servers.ownerId))
      .leftJoin(serverFigures, eq(serverFigures.serverId, servers.id))
      .leftJoin(processTable, eq(processTable.id, servers.operationId))
      .where(eq(servers.nodeId, id))
      .orderBy(asc(sql`lower(${servers.name})`), asc(servers.id))
      .limit(serversShown);
    return found.map(({ server, owner, figures, operation, ahead }) => ({
      id: server.id,
      name: server.name,
      type: server.type,
      status: server.status,
      operation: presentOperation(operation && { ...operation, ahead }),
      owner: { id: server.ownerId, name: owner },
      container: server.containerId === null ? null : containerName(tenant, server.id),
      usage: figures && presentUsage(figures),
    }));
  };

  /** Counts what a restart or the removal of a node affects. */
  const impactOf = async (id: number): Promise<NodeDetail['blast']> => {
    const [own] = await db.current
      .select({
        servers: sql<number>`count(*)`.mapWith(Number),
        customers: sql<number>`count(distinct ${servers.ownerId})`.mapWith(Number),
        operations: db.current.$count(
          processTable,
          and(
            eq(processTable.nodeId, id),
            inArray(processTable.state, ['queued', 'running']),
            isNull(processTable.step),
          ),
        ),
        arrivals: db.current.$count(serverMoves, eq(serverMoves.nodeId, id)),
      })
      .from(servers)
      .where(eq(servers.nodeId, id));
    const { arrivals = 0, operations = 0, ...hit } = own ?? { servers: 0, customers: 0 };
    return { ...hit, operations: operations + arrivals };
  };

  /** Returns why a node cannot be deleted, with what would be lost; null when it can be. */
  const undeletableOf = async (id: number, alias: string, blast: NodeDetail['blast']): Promise<string | null> =>
    undeletableWords(alias, blast) ?? undeletableServicesWords(alias, await servicePlacements.countOn(id));

  return {
    impactOf,
    undeletableOf,
    ...listOf<Filter['sort'], Filter, View, NodeRow>(db, {
      from: nodes,
      views,
      search: [nodes.alias, nodes.host, nodes.provider, nodes.region],
      sort: columns,
      filter: ({ state }) => state && stateIs[state],
      present: view,
    }),
    async find(id: number): Promise<NodeDetail | undefined> {
      const [row] = await views().where(eq(nodes.id, id));
      if (!row) return undefined;
      const [server_list, blast, ofNode, key] = await Promise.all([
        serversOf(id),
        impactOf(id),
        processes.ofNode(id, processesShown),
        sshKeys.known(row.node.sshKey),
      ]);
      const node = records.reveal(row.node);
      return {
        ...view(row),
        port_first: node.portFirst,
        port_last: node.portLast,
        engine: presentEngine(node.engine, key ? { id: key.id, name: key.name, is_own: key.is_own } : null),
        has_machine: engines.hostOf(node) !== undefined,
        server_list,
        blast,
        wiped_by: await wipeOf(db, id),
        backup_days: retention.days ?? null,
        undeletable: await undeletableOf(id, node.alias, blast),
        processes: ofNode,
      };
    },
  };
}

function undeletableWords(alias: string, blast: NodeDetail['blast']): string | null {
  if (blast.servers > 0) {
    const servers = blast.servers === 1 ? 'one server' : `${blast.servers} servers`;
    const customers = blast.customers === 1 ? 'one customer' : `${blast.customers} customers`;
    return `${alias} has ${servers} of ${customers}. Move or delete them first.`;
  }
  return blast.operations > 0 ? `An operation is running on ${alias}. Wait until that is done.` : null;
}

function undeletableServicesWords(alias: string, count: number): string | null {
  if (count === 0) return null;
  return `${alias} has ${count === 1 ? 'a Docker service' : `${count} Docker services`}. Remove ${count === 1 ? 'it' : 'them'} there first.`;
}
