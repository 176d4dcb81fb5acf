import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { serverMoves } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import { laneOf } from '../nodes/lane.ts';
import type { Placement } from '../placement/placement.ts';
import type { Leftover } from './leftovers.ts';
import type { ServerEvents } from './events.ts';
import { OperationFailed } from './operations/operation.ts';
import type { ServerRow } from './server-row.ts';
import type { Servers } from './servers.ts';

/** A place on a node. */
interface Place {
  nodeId: number;
  port: number;
}

export type Moves = ReturnType<typeof createMoves>;

/** The places that servers have on two nodes while they are being moved, and the switch to the new one. */
export function createMoves(deps: {
  db: Database;
  queue: Queue;
  servers: Servers;
  placement: Placement;
  events: ServerEvents;
}) {
  const { db, queue, servers, placement, events } = deps;

  const find = async (serverId: number): Promise<Place | undefined> => {
    const [row] = await db.current.select().from(serverMoves).where(eq(serverMoves.serverId, serverId));
    return row && { nodeId: row.nodeId, port: row.port };
  };
  const release = async (serverId: number): Promise<void> => {
    await db.current.delete(serverMoves).where(eq(serverMoves.serverId, serverId));
  };

  return {
    find,
    release,
    /** Returns the node of a server; undefined when the server does not exist. */
    nodeOf: async (serverId: number): Promise<number | undefined> => (await servers.find(serverId))?.nodeId,
    /** Reserves a place on the node, or on the best one for null. Returns the same place when called again. */
    reserve: (serverId: number, nodeId: number | null): Promise<Place> =>
      db.transaction(async () => {
        const kept = await find(serverId);
        if (kept) return kept;
        try {
          const to = await placement.reserveMove(serverId, nodeId ?? undefined);
          const place = { nodeId: to, port: await servers.claimPort(to) };
          await db.current.insert(serverMoves).values({ serverId, ...place });
          return place;
        } catch (error) {
          throw error instanceof AppError ? new OperationFailed(error.message) : error;
        }
      }),
    /** Switches the server to its new place; false when the server does not exist. */
    arrive: (serverId: number, change: Place & Partial<Omit<ServerRow, 'id'>>): Promise<boolean> =>
      db.transaction(async () => {
        const server = await servers.lock(serverId);
        if (!server) return false;
        await servers.update(serverId, change);
        await release(serverId);
        await events.updated(server);
        return true;
      }),
    /** Enqueues the removal of what is left on a node. */
    async leave(leftover: Leftover): Promise<void> {
      const { serverId, nodeId } = leftover;
      await queue.enqueue({ kind: 'server.clear', key: `server:${serverId}`, lane: laneOf(nodeId), payload: leftover });
    },
  };
}
