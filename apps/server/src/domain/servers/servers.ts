import { and, count, eq, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { ServerRight, ServerStatus, ServerType } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { servers, serverShares, users } from '../../db/schema.ts';
import type { DiscordRoleReviews } from '../discord/role-reviews.ts';
import { createIdleServers } from './idle-servers.ts';
import { claimPort } from './server-ports.ts';
import type { ServerRow } from './server-row.ts';
import { createServerViews } from './server-views.ts';

export interface NewServer {
  name: string;
  ownerId: number;
  nodeId: number;
  /** Its product. */
  productId?: number;
  type: ServerType;
  image: string;
  port: number;
  containerPort: number;
  env: Record<string, string>;
  command: string[] | null;
  /** @default none */
  limits?: ServerRow['limits'];
}

/** The port of each media server type inside its container. */
export const mediaPorts: Record<ServerType, number> = { plex: 32_400, emby: 8096, jellyfin: 8096 };

export type Servers = ReturnType<typeof createServers>;

/** The records of servers: what users see of them, what is observed, and how they are created and changed. */
export function createServers(deps: { db: Database; clock: Clock; discordRoleReviews: DiscordRoleReviews }) {
  const { db, clock, discordRoleReviews } = deps;
  /** Prevents the owner's deletion until the transaction ends. */
  const holdOwner = (whose: SQLWrapper) =>
    db.current.select({ id: users.id }).from(users).where(sql`${users.id} = ${whose}`).for('key share');

  return {
    ...createServerViews(db),
    ...createIdleServers({ db, clock }),
    /** Returns a free port of a node, which is reserved until the transaction ends. */
    claimPort: (nodeId: number): Promise<number> => claimPort(db, nodeId),
    /** Locks the owner of a server that is about to be created; false when there is no such user. */
    holdOwner: async (id: number): Promise<boolean> => (await holdOwner(sql`${id}::integer`)).length > 0,
    /** Sets a sub-user's rights on a server; no rights end the share. */
    async share(serverId: number, userId: number, rights: ServerRight[]): Promise<void> {
      if (rights.length === 0) {
        const isIt = and(eq(serverShares.serverId, serverId), eq(serverShares.userId, userId));
        await db.current.delete(serverShares).where(isIt);
        return;
      }
      await db.current
        .insert(serverShares)
        .values({ serverId, userId, rights })
        .onConflictDoUpdate({ target: [serverShares.userId, serverShares.serverId], set: { rights } });
    },
    /**
     * Locks the row until the transaction ends, so that two operations cannot begin at once. The owner is locked
     * first: see the order of locks in CONTRIBUTING.
     */
    async lock(id: number): Promise<ServerRow | undefined> {
      await holdOwner(db.current.select({ id: servers.ownerId }).from(servers).where(eq(servers.id, id)));
      const [row] = await db.current.select().from(servers).where(eq(servers.id, id)).for('update');
      return row;
    },
    async find(id: number): Promise<ServerRow | undefined> {
      const [row] = await db.current.select().from(servers).where(eq(servers.id, id));
      return row;
    },
    async update(id: number, values: Partial<Omit<ServerRow, 'id'>>): Promise<void> {
      await db.current.update(servers).set(values).where(eq(servers.id, id));
    },
    countByStatus(): Promise<{ status: ServerStatus; count: number }[]> {
      return db.current
        .select({ status: servers.status, count: count().mapWith(Number) })
        .from(servers)
        .groupBy(servers.status);
    },
    /**
     * Creates the record unless the owner has a server with that name, or the node has one on that port: the same
     * server, renamed.
     */
    async ensure(server: NewServer): Promise<{ id: number; created: boolean }> {
      const [existing] = await db.current
        .select({ id: servers.id })
        .from(servers)
        .where(
          or(
            and(eq(servers.ownerId, server.ownerId), eq(servers.name, server.name)),
            and(eq(servers.nodeId, server.nodeId), eq(servers.port, server.port)),
          ),
        )
        .limit(1);
      if (existing) return { id: existing.id, created: false };
      const [row] = await db.current
        .insert(servers)
        .values({ ...server, createdAt: clock.now() })
        .returning({ id: servers.id });
      if (!row) throw new Error(`The server ${server.name} could not be created.`);
      await discordRoleReviews.ofUsers([server.ownerId]);
      return { id: row.id, created: true };
    },
  };
}
