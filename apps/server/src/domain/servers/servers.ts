import {
  and,
  arrayContains,
  asc,
  between,
  count,
  eq,
  getTableColumns,
  inArray,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { serverRights, type ServerRight, type ServerStatus, type ServerType } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { nodes, processes, serverFigures, servers, serverShares, users } from '../../db/schema.ts';
import { aheadOf } from '../processes/ahead.ts';
import { placesTaken } from '../placement/places-taken.ts';
import type { UserRow } from '../users/users.ts';

export type ServerRow = typeof servers.$inferSelect;

/** The result of a ping, valid for the status and the operation at the time of the ping. */
export interface PingChange
  extends Pick<
    ServerRow,
    'id' | 'operationId' | 'status' | 'version' | 'pingStatus' | 'pingMs' | 'pingedAt' | 'pingHistory'
  > {
  before: ServerStatus;
}

/** A server with the related records that its owner sees. */
export interface ServerView {
  server: ServerRow;
  node: { id: number; alias: string; host: string };
  operation: (typeof processes.$inferSelect & { ahead: number | null }) | null;
  figures: typeof serverFigures.$inferSelect | null;
  /** The viewer's rights on it. */
  rights: readonly ServerRight[];
}

/**
 * The viewer: owners see their own servers, sub-users those shared with them, resellers those on their nodes, admins
 * all.
 */
export type Viewer = Pick<UserRow, 'id' | 'isAdmin' | 'isReseller' | 'resellerNode'>;

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

/** Whether a user's own nodes grant a view of their servers: only while the user is a reseller. */
const looksAtNodes = ({ isReseller, resellerNode }: Viewer): boolean => isReseller || resellerNode !== null;
/** Whether a node belongs to this viewer, who has more rights there. */
export const isNodeOf = (viewer: Viewer, nodeOwnerId: number | null): boolean =>
  nodeOwnerId === viewer.id && looksAtNodes(viewer);

/** The port of each media server type inside its container. */
export const mediaPorts: Record<ServerType, number> = { plex: 32_400, emby: 8096, jellyfin: 8096 };

export type Servers = ReturnType<typeof createServers>;

/**
 * The records of servers. Every read on behalf of a user goes through `findVisible`, `listVisible` or
 * `figuresVisible`.
 */
export function createServers({ db, clock }: { db: Database; clock: Clock }) {
  const read = async (viewer: Viewer, which: SQL | undefined): Promise<ServerView[]> => {
    const rows = await db.current
      .select({
        server: servers,
        node: { id: nodes.id, alias: nodes.alias, host: nodes.host },
        operation: processes,
        ahead: aheadOf(db),
        figures: serverFigures,
        shared: serverShares.rights,
        nodeOwnerId: nodes.ownerId,
      })
      .from(servers)
      .innerJoin(nodes, eq(nodes.id, servers.nodeId))
      .leftJoin(processes, eq(processes.id, servers.operationId))
      .leftJoin(serverFigures, eq(serverFigures.serverId, servers.id))
      .leftJoin(serverShares, and(eq(serverShares.serverId, servers.id), eq(serverShares.userId, viewer.id)))
      .where(which)
      .orderBy(asc(servers.id));
    return rows.map(({ shared, nodeOwnerId, operation, ahead, ...row }) => {
      const view = { ...row, operation: operation && { ...operation, ahead } };
      const mayAll = viewer.isAdmin || view.server.ownerId === viewer.id;
      // The owner of a node may view its servers.
      const looks: ServerRight[] = isNodeOf(viewer, nodeOwnerId) ? ['view'] : [];
      return { ...view, rights: mayAll ? serverRights : [...new Set([...looks, ...(shared ?? [])])] };
    });
  };
  const isTheirs = (userId: number) => {
    const shared = db.current
      .select({ id: serverShares.serverId })
      .from(serverShares)
      .where(and(eq(serverShares.userId, userId), arrayContains(serverShares.rights, ['view'])));
    return or(eq(servers.ownerId, userId), inArray(servers.id, shared));
  };
  /** The running or queued operations on a server. */
  const busyOf = (id: typeof servers.id | number) =>
    db.current
      .select({ id: processes.id })
      .from(processes)
      .where(and(eq(processes.serverId, id), inArray(processes.state, ['queued', 'running'])));

  /** Prevents the owner's deletion until the transaction ends. */
  const holdOwner = (whose: SQLWrapper) =>
    db.current.select({ id: users.id }).from(users).where(sql`${users.id} = ${whose}`).for('key share');

  return {
    /** Locks the owner of a server that is about to be created; false when there is no such user. */
    holdOwner: async (id: number): Promise<boolean> => (await holdOwner(sql`${id}::integer`)).length > 0,
    /** Returns a user's own servers and those shared with the user. */
    listVisible: (viewer: Viewer, type?: ServerType): Promise<ServerView[]> =>
      read(viewer, and(isTheirs(viewer.id), type && eq(servers.type, type))),
    /** Returns the last recorded usage of those of `listVisible`. */
    figuresVisible: (viewer: Viewer) =>
      db.current
        .select(getTableColumns(serverFigures))
        .from(serverFigures)
        .innerJoin(servers, eq(servers.id, serverFigures.serverId))
        .where(isTheirs(viewer.id))
        .orderBy(asc(servers.id)),
    /** Finds one server; one that is not visible counts as missing. */
    async findVisible(id: number, viewer: Viewer): Promise<ServerView | undefined> {
      const mayLook = viewer.isAdmin
        ? undefined
        : or(isTheirs(viewer.id), looksAtNodes(viewer) ? eq(nodes.ownerId, viewer.id) : undefined);
      const [view] = await read(viewer, and(eq(servers.id, id), mayLook));
      return view;
    },
    /** Returns the users who see a server: its owner first, then its sub-users. */
    async viewersOf(id: number): Promise<number[]> {
      const shares = and(eq(serverShares.serverId, servers.id), arrayContains(serverShares.rights, ['view']));
      const rows = await db.current
        .select({ ownerId: servers.ownerId, sharedWith: serverShares.userId })
        .from(servers)
        .leftJoin(serverShares, shares)
        .where(eq(servers.id, id));
      return [...new Set(rows.flatMap(({ ownerId, sharedWith }) => [ownerId, sharedWith ?? ownerId]))];
    },
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
    /**
     * Like `update`, but only if no operation began meanwhile, because observations must not overrule operations, and
     * no other process has recorded the change: several observe at once.
     */
    async updateIdle({ id, operationId, status }: ServerRow, values: Partial<Omit<ServerRow, 'id'>>): Promise<boolean> {
      const isSame = sql`${servers.operationId} is not distinct from ${operationId}`;
      const rows = await db.current
        .update(servers)
        .set(values)
        .where(and(eq(servers.id, id), isSame, eq(servers.status, status), sql`not exists ${busyOf(id)}`))
        .returning({ id: servers.id });
      return rows.length > 0;
    },
    /** The same for many in the open transaction, with one statement; returns the ids that were written. */
    async updateAllIdle(changes: readonly PingChange[]): Promise<Set<number>> {
      if (changes.length === 0) return new Set();
      await lockInOrder(
        db,
        servers,
        changes.map(({ id }) => id),
      );
      const fresh = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as fresh(id integer, "operationId" integer,
        status text, version text, "pingStatus" text, "pingMs" double precision, "pingedAt" timestamptz,
        "pingHistory" jsonb, before text)`;
      // A reconciliation with the engine meanwhile takes precedence.
      const isSame = sql`${servers.operationId} is not distinct from fresh."operationId" and ${servers.status} = fresh.before`;
      const rows = await db.current
        .update(servers)
        .set({
          status: sql`fresh.status`,
          version: sql`fresh.version`,
          pingStatus: sql`fresh."pingStatus"`,
          pingMs: sql`fresh."pingMs"`,
          pingedAt: sql`fresh."pingedAt"`,
          pingHistory: sql`fresh."pingHistory"`,
        })
        .from(fresh)
        .where(and(eq(servers.id, sql`fresh.id`), isSame, sql`not exists ${busyOf(servers.id)}`))
        .returning({ id: servers.id });
      return new Set(rows.map(({ id }) => id));
    },
    /** Records that the engine confirmed these; skips rows that are locked. */
    async touch(ids: number[]): Promise<void> {
      if (ids.length === 0) return;
      const free = db.current.select({ id: servers.id }).from(servers).where(inArray(servers.id, ids));
      await db.current
        .update(servers)
        .set({ seenAt: clock.now() })
        .where(inArray(servers.id, free.for('no key update', { skipLocked: true })));
    },
    /** Returns the servers of these nodes without an operation, by node. */
    async listIdle(nodeIds: number[]): Promise<Map<number, ServerRow[]>> {
      const rows = await db.current
        .select()
        .from(servers)
        .where(and(inArray(servers.nodeId, nodeIds), sql`not exists ${busyOf(servers.id)}`));
      const byNode = new Map<number, ServerRow[]>(nodeIds.map((id) => [id, []]));
      for (const row of rows) byNode.get(row.nodeId)?.push(row);
      return byNode;
    },
    /** Returns the servers whose container should respond to pings, with their hosts. */
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
    /**
     * Returns a port of the node's range that none of its servers has or will have; it is reserved until the
     * transaction ends.
     */
    async claimPort(nodeId: number): Promise<number> {
      const [node] = await db.current
        .select({ first: nodes.portFirst, last: nodes.portLast })
        .from(nodes)
        .where(eq(nodes.id, nodeId))
        .for('update');
      if (!node) throw new AppError('conflict', 'There is no such node any more.');
      const { first, last } = node;
      const taken = placesTaken(db);
      const rows = await db.current
        .select({ port: taken.port })
        .from(taken)
        .where(and(eq(taken.nodeId, nodeId), between(taken.port, first, last)));
      const port = nextPort(new Set(rows.map((row) => row.port)), first, last);
      if (port === undefined) throw new AppError('conflict', 'This node has no free port left.');
      return port;
    },
    /**
     * Creates the record unless the owner has a server with that name, or that port of the node has one: itself,
     * renamed.
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
      return { id: row.id, created: true };
    },
  };
}

/**
 * Returns the port above the highest, so that a released one is not reused at once; at the end of the range, the first
 * gap.
 */
export function nextPort(taken: ReadonlySet<number>, first: number, last: number): number | undefined {
  const above = Math.max(first - 1, ...taken) + 1;
  if (above <= last) return above;
  for (let port = first; port <= last; port += 1) if (!taken.has(port)) return port;
  return undefined;
}
