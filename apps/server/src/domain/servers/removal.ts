import { inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { servers } from '../../db/schema.ts';
import { EngineError } from '../../engines/port.ts';
import type { Queue } from '../../jobs/queue.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Events } from '../events.ts';
import type { Engines } from '../nodes/engines.ts';
import { laneOf } from '../nodes/lane.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Stock } from '../products/stock.ts';
import type { Settings } from '../settings/settings.ts';
import { configVolume } from './container.ts';
import type { ServerEvents } from './events.ts';
import { removeRemains } from './leftovers.ts';

const payload = z.object({
  serverId: z.number().int(),
  nodeId: z.number().int(),
  name: z.string(),
  /** The volume of its data; absent in jobs of earlier versions. */
  volume: z.string().optional(),
});
type Payload = z.output<typeof payload>;

/** An unreachable node may come back any time; its remains are removed then. */
const retryMs = 5 * 60_000;

export type Removal = ReturnType<typeof createRemoval>;

/**
 * The removal of servers: the record at once, the container and its data right after. Backups are kept for their time.
 */
export function createRemoval(deps: {
  db: Database;
  queue: Queue;
  events: Events;
  serverEvents: ServerEvents;
  stock: Pick<Stock, 'giveBack'>;
  settings: Settings;
}) {
  const { db, queue, events, serverEvents, stock, settings } = deps;
  return {
    /** Removes all servers of these owners, in the transaction of the cause; returns their names. */
    async removeOf(ownerIds: readonly number[]): Promise<string[]> {
      const theirs = await db.current
        .select()
        .from(servers)
        .where(inArray(servers.ownerId, [...ownerIds]))
        .orderBy(servers.id)
        .for('update');
      const tenant = await settings.tenant();
      for (const server of theirs) {
        const { id, nodeId, name } = server;
        // Other viewers read it again, and find that it is gone.
        await serverEvents.updated(server);
        await events.emit('admin', 'server-deleted', { serverAlias: name, url: '/app/admin/dashboard' });
        // The key of the server's other jobs: operations under way end first.
        const payload: Payload = { serverId: id, nodeId, name, volume: configVolume(tenant, server) };
        await queue.enqueue({ kind: 'server.remove', key: `server:${id}`, lane: laneOf(nodeId), payload });
      }
      await db.current.delete(servers).where(inArray(servers.ownerId, [...ownerIds]));
      await stock.giveBack(theirs.map(({ productId }) => productId));
      return theirs.map(({ name }) => name);
    },
  };
}

/** Removes the container and the data of a removed server: a new server with the same id must not find them. */
export function createRemovalJob(deps: { log: Logger; nodes: Nodes; engines: Engines; settings: Settings }) {
  const { log, nodes, engines, settings } = deps;
  const ending = (success: boolean): Ending => ({ success, write: async () => undefined });

  return jobKind<Payload>({
    payload,
    async run({ serverId, nodeId, name, volume }, { signal }) {
      const node = await nodes.find(nodeId);
      if (!node) return ending(true);
      const engine = engines.forNode(node);
      const tenant = await settings.tenant();
      try {
        await removeRemains(engine, { tenant, serverId, volume }, { signal });
        return ending(true);
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineError)) throw error;
        log.warn({ err: error, server: serverId, name, node: node.alias }, 'what is left of a server is removed later');
        return { afterMs: retryMs, progress: {} };
      }
    },
    failed: () => ending(false),
  });
}
