import { and, arrayContains, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import { serverRights, type ServerRight, type ServerStatus, type ServerType } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, processes, servers, serverShares } from '../../db/schema.ts';

export type ServerRow = typeof servers.$inferSelect;

/** A server with what its owner sees beside it. */
export interface ServerView {
  server: ServerRow;
  node: { id: number; alias: string; host: string };
  operation: typeof processes.$inferSelect | null;
}

/** Who asks: owners see their own servers, sub-users those shared with them, admins all. */
export interface Viewer {
  id: number;
  isAdmin: boolean;
}

export interface NewServer {
  name: string;
  ownerId: number;
  nodeId: number;
  type: ServerType;
  image: string;
  port: number;
  containerPort: number;
  env: Record<string, string>;
  command: string[] | null;
}

export type Servers = ReturnType<typeof createServers>;

/** The media servers' records. Every read of someone's server goes through `findVisible` or `listVisible`. */
export function createServers({ db, clock }: { db: Database; clock: Clock }) {
  const views = () =>
    db.current
      .select({
        server: servers,
        node: { id: nodes.id, alias: nodes.alias, host: nodes.host },
        operation: processes,
      })
      .from(servers)
      .innerJoin(nodes, eq(nodes.id, servers.nodeId))
      .leftJoin(processes, eq(processes.id, servers.operationId));
  const isTheirs = (userId: number) => {
    const shared = db.current
      .select({ id: serverShares.serverId })
      .from(serverShares)
      .where(and(eq(serverShares.userId, userId), arrayContains(serverShares.rights, ['view'])));
    return or(eq(servers.ownerId, userId), inArray(servers.id, shared));
  };
  const isBusy = inArray(processes.state, ['queued', 'running']);

  return {
    /** A person's own servers and those shared with them. */
    listVisible(userId: number, type?: ServerType): Promise<ServerView[]> {
      return views()
        .where(and(isTheirs(userId), type && eq(servers.type, type)))
        .orderBy(asc(servers.id));
    },
    /** The server with what the viewer may do with it; another's is as good as none. */
    async findVisible(
      id: number,
      viewer: Viewer,
    ): Promise<(ServerView & { rights: readonly ServerRight[] }) | undefined> {
      const [view] = await views().where(and(eq(servers.id, id), viewer.isAdmin ? undefined : isTheirs(viewer.id)));
      if (!view) return undefined;
      if (viewer.isAdmin || view.server.ownerId === viewer.id) return { ...view, rights: serverRights };
      const [share] = await db.current
        .select({ rights: serverShares.rights })
        .from(serverShares)
        .where(and(eq(serverShares.serverId, id), eq(serverShares.userId, viewer.id)));
      return { ...view, rights: share?.rights ?? [] };
    },
    /** The people besides the owner who see a server. */
    async sharedWith(id: number): Promise<number[]> {
      const rows = await db.current
        .select({ userId: serverShares.userId })
        .from(serverShares)
        .where(and(eq(serverShares.serverId, id), arrayContains(serverShares.rights, ['view'])));
      return rows.map(({ userId }) => userId);
    },
    /** Sets what a sub-user may do with a server; no right at all ends it. */
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
    /** Locks the row until the transaction ends, so that two operations cannot begin at once. */
    async lock(id: number): Promise<ServerRow | undefined> {
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
    /** As `update`, but only if no operation came between: whoever observes must not overrule whoever acts. */
    async updateIdle({ id, operationId }: ServerRow, values: Partial<Omit<ServerRow, 'id'>>): Promise<boolean> {
      const busy = db.current
        .select({ id: processes.id })
        .from(processes)
        .where(and(eq(processes.serverId, id), isBusy));
      const isSame = sql`${servers.operationId} is not distinct from ${operationId}`;
      const rows = await db.current
        .update(servers)
        .set(values)
        .where(and(eq(servers.id, id), isSame, sql`not exists ${busy}`))
        .returning({ id: servers.id });
      return rows.length > 0;
    },
    /** Notes that the engine confirmed what the records say of these. */
    async touch(ids: number[]): Promise<void> {
      if (ids.length > 0) await db.current.update(servers).set({ seenAt: clock.now() }).where(inArray(servers.id, ids));
    },
    /** Servers of a node on which nothing is being done. */
    async listIdle(nodeId: number): Promise<ServerRow[]> {
      const busy = db.current
        .select({ id: processes.id })
        .from(processes)
        .where(and(eq(processes.serverId, servers.id), isBusy));
      return db.current
        .select()
        .from(servers)
        .where(and(eq(servers.nodeId, nodeId), sql`not exists ${busy}`));
    },
    /** Servers whose container should answer pings, with the host they answer on. */
    listPingable(): Promise<{ server: ServerRow; host: string }[]> {
      return db.current
        .select({ server: servers, host: nodes.host })
        .from(servers)
        .innerJoin(nodes, eq(nodes.id, servers.nodeId))
        .where(inArray(servers.status, ['running', 'failed']));
    },
    countByStatus(): Promise<{ status: ServerStatus; count: number }[]> {
      return db.current
        .select({ status: servers.status, count: count().mapWith(Number) })
        .from(servers)
        .groupBy(servers.status);
    },
    /** Creates the record unless the owner has a server of that name. */
    async ensure(server: NewServer): Promise<{ id: number; created: boolean }> {
      const [existing] = await db.current
        .select({ id: servers.id })
        .from(servers)
        .where(and(eq(servers.ownerId, server.ownerId), eq(servers.name, server.name)));
      if (existing) return { id: existing.id, created: false };
      const [row] = await db.current
        .insert(servers)
        .values({ ...server, createdAt: clock.now() })
        .returning({ id: servers.id });
      if (!row) throw new Error(`The server ${server.name} could not be created.`);
      return { id: row.id, created: true };
    },
  };
}
