import { and, eq, inArray } from 'drizzle-orm';
import type { Accepted } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { processes as processTable, serverMoves, servers, users } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { ServicePlacements } from '../docker-services/placements.ts';
import type { Events } from '../events.ts';
import type { Processes } from '../processes/processes.ts';
import { isUnfinished, isWhole } from '../processes/select.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { Removal } from '../servers/removal.ts';
import type { Nodes } from './nodes.ts';
import { type WipeTask, wipeJobName } from './wipe-job.ts';

export type NodeWipe = ReturnType<typeof createNodeWipe>;

/**
 * Empties a node: removes the records of its servers at once, the containers and the data right after. Backups are kept
 * for their time, and the node stays, but gets no new servers.
 */
export function createNodeWipe(deps: {
  db: Database;
  queue: Queue;
  nodes: Nodes;
  processes: Processes;
  removal: Pick<Removal, 'removeOn'>;
  servicePlacements: Pick<ServicePlacements, 'removeOn' | 'tell'>;
  events: Events;
  audit: Audit;
}) {
  const { db, queue, nodes, processes, removal, servicePlacements, events, audit } = deps;

  const refuseBusy = async (id: number, alias: string) => {
    if ((await wipeOf(db, id)) !== null)
      throw new AppError('conflict', `${alias} is already being wiped. Wait until that is done.`);
    if ((await db.current.$count(serverMoves, eq(serverMoves.nodeId, id))) > 0)
      throw new AppError('conflict', `A server is being moved to ${alias}. Wait until that is done.`);
  };

  const ownersOf = async (ids: number[]): Promise<Map<number, string>> => {
    const rows = await db.current.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

  return {
    /** `name` must be the node's. */
    wipe: (id: number, name: string): Promise<Accepted> =>
      db.transaction(async () => {
        // Servers before their node, in the order of other changes of both; otherwise the two could deadlock.
        await db.current
          .select({ id: servers.id })
          .from(servers)
          .where(eq(servers.nodeId, id))
          .orderBy(servers.id)
          .for('update');
        const node = await nodes.hold(id);
        if (!node) throw notFound('node');
        const { alias, enabled } = node;
        refuseFields({ name: name.trim() !== alias && 'Type the node’s name exactly as shown' });
        await refuseBusy(id, alias);
        const command = `Wipe node ${alias}`;
        const processId = await processes.open({ kind: 'node-wipe', command, nodeId: id, serverId: null });
        const removed = await removal.removeOn(id, processId);
        // Their containers are removed with all others that belong to nothing.
        await servicePlacements.removeOn(id);
        await servicePlacements.tell();
        const owners = await ownersOf(removed.map(({ ownerId }) => ownerId));
        const task: WipeTask = {
          processId,
          nodeId: id,
          servers: removed.map((server) => ({
            id: server.id,
            name: server.name,
            owner: owners.get(server.ownerId) ?? '',
          })),
        };
        await queue.enqueue({ kind: wipeJobName, key: `node:${id}`, payload: task });
        await nodes.change(node, { enabled: false });
        await events.emit('admin', 'node-updated', { id });
        await audit.write({
          target: { kind: 'node', id, name: alias },
          before: { enabled, servers: removed.map((server) => server.name) },
          after: { enabled: false, process: processId },
        });
        return { success: true, message: `${alias} is being wiped.`, process: { id: processId } };
      }),
  };
}

/** Returns the id of the process that is wiping a node; null if there is none. */
export async function wipeOf(db: Database, nodeId: number): Promise<number | null> {
  const [row] = await db.current
    .select({ id: processTable.id })
    .from(processTable)
    .where(and(eq(processTable.nodeId, nodeId), eq(processTable.kind, 'node-wipe'), isUnfinished, isWhole))
    .limit(1);
  return row?.id ?? null;
}
