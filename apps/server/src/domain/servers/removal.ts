import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { servers } from '../../db/schema.ts';
import { EngineError } from '../../engines/port.ts';
import type { Queue } from '../../jobs/queue.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { DiscordRoleReviews } from '../discord/role-reviews.ts';
import type { Events } from '../events.ts';
import type { Engines } from '../nodes/engines.ts';
import { laneOf } from '../nodes/lane.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import type { Stock } from '../products/stock.ts';
import type { Settings } from '../settings/settings.ts';
import { configVolume } from './container.ts';
import type { ServerEvents } from './events.ts';
import { failureWords } from './failure-words.ts';
import { removeRemains } from './leftovers.ts';
import type { ServerRow } from './server-row.ts';

const payload = z.object({
  serverId: z.number().int(),
  nodeId: z.number().int(),
  name: z.string(),
  /** The volume of its data; absent in jobs of earlier versions. */
  volume: z.string().optional(),
  /** The process that wipes the node, if the removal is a step of it. */
  wipe: z.number().int().optional(),
});
type Payload = z.output<typeof payload>;

/** How soon an unreachable node is retried: it may come back at any time. */
const retryMs = 5 * 60_000;

export type Removal = ReturnType<typeof createRemoval>;

/** Removes servers: the record at once, the container and its data right after. Backups are kept until they expire. */
export function createRemoval(deps: {
  db: Database;
  queue: Queue;
  events: Events;
  serverEvents: ServerEvents;
  stock: Pick<Stock, 'giveBack'>;
  settings: Settings;
  discordRoleReviews: DiscordRoleReviews;
}) {
  const { db, queue, events, serverEvents, stock, settings, discordRoleReviews } = deps;
  const remove = async (which: SQL, wipe?: number): Promise<ServerRow[]> => {
    const removed = await db.current.select().from(servers).where(which).orderBy(servers.id).for('update');
    const tenant = await settings.tenant();
    for (const server of removed) {
      const { id, nodeId, name } = server;
      // Other viewers read the server again and find that it is gone.
      await serverEvents.updated(server);
      await events.emit('admin', 'server-deleted', { serverAlias: name, url: '/app/admin/dashboard' });
      // With the key of the server's other jobs, so that operations under way end first.
      const payload: Payload = { serverId: id, nodeId, name, volume: configVolume(tenant, server), wipe };
      await queue.enqueue({ kind: 'server.remove', key: `server:${id}`, lane: laneOf(nodeId), payload });
    }
    await db.current.delete(servers).where(
      inArray(
        servers.id,
        removed.map(({ id }) => id),
      ),
    );
    await discordRoleReviews.ofUsers(removed.map(({ ownerId }) => ownerId));
    await stock.giveBack(removed.map(({ productId }) => productId));
    return removed;
  };

  return {
    /** Removes all servers of these owners, in the transaction of the cause; returns their names. */
    removeOf: async (ownerIds: readonly number[]): Promise<string[]> =>
      (await remove(inArray(servers.ownerId, [...ownerIds]))).map(({ name }) => name),
    /** Removes all servers of a node for the process that wipes it, in its transaction; notifies their owners. */
    async removeOn(nodeId: number, wipe: number): Promise<ServerRow[]> {
      const removed = await remove(eq(servers.nodeId, nodeId), wipe);
      for (const { ownerId, name } of removed)
        await events.emitTo(ownerId, 'server-deleted', { serverAlias: name, url: '/app/dashboard' });
      return removed;
    },
  };
}

/** Removes the container and the data of a removed server: a new server with the same id must not find them. */
export function createRemovalJob(deps: {
  db: Database;
  log: Logger;
  nodes: Nodes;
  processes: Processes;
  engines: Engines;
  settings: Settings;
}) {
  const { db, log, nodes, processes, engines, settings } = deps;

  /** Opens the step of the wipe that this is part of; undefined when there is none. */
  const openStep = async ({ wipe, serverId, nodeId, name }: Payload): Promise<number | undefined> => {
    if (wipe === undefined || !(await processes.find(wipe))) return undefined;
    const command = `Remove the container and the data of ${name}`;
    const step = `server-${serverId}`;
    return processes.openStep({ kind: 'node-wipe', command, nodeId, serverId: null, parentId: wipe, step });
  };
  const note = async (task: Payload, success: boolean, words: string) => {
    const step = await openStep(task);
    if (step !== undefined) await processes.end(step, { success, words });
  };
  const ending = (task: Payload, success: boolean, words: string): Ending => ({
    success,
    write: () => note(task, success, words),
  });

  return jobKind<Payload>({
    payload,
    async run(task, { signal }) {
      const { serverId, nodeId, name, volume } = task;
      const node = await nodes.find(nodeId);
      if (!node) return { success: true, write: async () => undefined };
      const engine = engines.forNode(node);
      const tenant = await settings.tenant();
      if (task.wipe !== undefined) await db.transaction(() => openStep(task));
      try {
        await removeRemains(engine, { tenant, serverId, volume }, { signal });
        return ending(task, true, 'Removed');
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineError)) throw error;
        log.warn({ err: error, server: serverId, name, node: node.alias }, 'what is left will be removed later');
        const words = failureWords(error, { alias: node.alias, image: '', port: 0 });
        await db.transaction(() => note(task, false, words));
        return { afterMs: retryMs, progress: {} };
      }
    },
    failed: (task, words) => ending(task, false, words),
  });
}
