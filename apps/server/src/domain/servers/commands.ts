import { createHash } from 'node:crypto';
import { and, asc, countDistinct, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  type Accepted,
  type CommandAction,
  type CommandPlan,
  mostPlanned,
  type ServerStatus,
  type SkipReason,
} from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { nodes, processes, servers, tickets, users } from '../../db/schema.ts';
import { isUnfinished, isWhole } from '../processes/select.ts';
import type { Batches } from './batches.ts';
import type { BlastRadiusOf } from './blast-radius.ts';

interface Command {
  action: CommandAction;
  node_id: number;
}

/** Returns why a server is skipped because of its status. */
function skipReasonOf(action: CommandAction, status: ServerStatus): SkipReason | undefined {
  if (status === 'unreachable') return 'unreachable';
  if (action === 'start') return status === 'running' ? 'running' : undefined;
  if (action === 'stop') return status === 'stopped' ? 'stopped' : undefined;
  // A server that does not run is left alone: the command does not ask to start it.
  return status === 'running' ? undefined : 'stopped';
}

export type ServerCommands = ReturnType<typeof createServerCommands>;

/** Commands on all servers of a node: a plan of exactly what would be done, and its run while it still applies. */
export function createServerCommands(deps: { db: Database; batches: Batches; blastRadius: BlastRadiusOf }) {
  const { db, batches, blastRadius } = deps;

  /** Returns the servers of a node and what an action does to each. */
  const look = async ({ action, node_id: nodeId }: Command) => {
    const [node] = await db.current
      .select({ id: nodes.id, alias: nodes.alias })
      .from(nodes)
      .where(eq(nodes.id, nodeId));
    if (!node) throw notFound('node');
    const work = db.current
      .select({ one: sql`1` })
      .from(processes)
      .where(and(eq(processes.serverId, servers.id), isUnfinished, isWhole));
    const rows = await db.current
      .select({
        server: { id: servers.id, name: servers.name, status: servers.status },
        owner: { id: users.id, name: users.name },
        suspendedAt: servers.suspendedAt,
        isBusy: sql<boolean>`exists ${work}`,
      })
      .from(servers)
      .innerJoin(users, eq(users.id, servers.ownerId))
      .where(eq(servers.nodeId, nodeId))
      .orderBy(sql`lower(${servers.name})`, asc(servers.id));
    const [wanted, skipped] = [[] as CommandPlan['servers'], [] as CommandPlan['skipped']['servers']];
    for (const { server, owner, suspendedAt, isBusy } of rows) {
      const reason = isBusy ? 'busy' : suspendedAt ? 'suspended' : skipReasonOf(action, server.status);
      if (reason) skipped.push({ ...server, owner, reason });
      else wanted.push({ ...server, owner });
    }
    return { node, wanted, skipped, key: keyOf([action, nodeId, wanted, skipped]) };
  };

  const openTicketsOf = async (owners: readonly number[]): Promise<number> => {
    const [row] = await db.current
      .select({ count: countDistinct(tickets.id).mapWith(Number) })
      .from(tickets)
      .where(and(inArray(tickets.userId, [...owners]), ne(tickets.state, 'closed')));
    return row?.count ?? 0;
  };

  return {
    /** Returns what a command would do now, in a constant number of statements. */
    async plan(command: Command): Promise<CommandPlan> {
      const { node, wanted, skipped, key } = await look(command);
      const [{ servers: count, customers, shared_with }, openTickets] = await Promise.all([
        blastRadius(wanted.map(({ id }) => id)),
        openTicketsOf(wanted.map(({ owner }) => owner.id)),
      ]);
      return {
        key,
        action: command.action,
        node,
        servers: wanted.slice(0, mostPlanned),
        skipped: { count: skipped.length, servers: skipped.slice(0, mostPlanned) },
        reach: { servers: count, customers, shared_with, tickets: openTickets },
      };
    },
    /** Begins what was planned; refused if the plan has changed meanwhile. */
    run: ({ key: planned, ...command }: Command & { key: string }): Promise<Accepted> =>
      db.transaction(async () => {
        const { node, wanted, key } = await look(command);
        if (key !== planned)
          throw new AppError(
            'conflict',
            `The servers on ${node.alias} have changed in the meantime. Nothing was started.`,
          );
        if (wanted.length === 0) throw new AppError('conflict', `There is nothing to do on ${node.alias}.`);
        return batches.beginOn(
          node,
          command.action,
          wanted.map(({ id }) => id),
        );
      }),
  };
}

const keyOf = (plan: unknown): string => createHash('sha256').update(JSON.stringify(plan)).digest('base64url');
