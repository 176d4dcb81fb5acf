import { and, arrayContains, asc, eq, getTableColumns, inArray, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { serverRights, type ServerRight, type ServerType } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import {
  cdnHosts,
  nodes,
  processes,
  serverCdnRoutes,
  serverClaims,
  serverFigures,
  servers,
  serverShares,
} from '../../db/schema.ts';
import { aheadOf } from '../processes/ahead.ts';
import { isReseller } from '../users/is-reseller.ts';
import type { UserRow } from '../users/users.ts';
import type { ServerRow } from './server-row.ts';

/** A server with the related records that its owner sees. */
export interface ServerView {
  server: ServerRow;
  node: { id: number; alias: string; host: string };
  operation: (typeof processes.$inferSelect & { ahead: number | null }) | null;
  figures: typeof serverFigures.$inferSelect | null;
  /** Null until the media server has first reported it. */
  claim: (typeof serverClaims.$inferSelect)['state'] | null;
  /** The CDN host through which it is reached, and its own domain there. */
  cdn: { name: string; address: string } | null;
  cdnDomain: string | null;
  /** The viewer's rights on it. */
  rights: readonly ServerRight[];
}

/**
 * The viewer: owners see their own servers, sub-users those shared with them, resellers those on their nodes, admins
 * all.
 */
export type Viewer = Pick<UserRow, 'id' | 'isAdmin' | 'isReseller' | 'resellerNode'>;

/** Whether a node belongs to this viewer, who has more rights there: only while the viewer is a reseller. */
export const isNodeOf = (viewer: Viewer, nodeOwnerId: number | null): boolean =>
  nodeOwnerId === viewer.id && isReseller(viewer);

/** Whether a server is a user's own, or shared with the user; for a query of servers. */
export function isSeenBy(db: Database, userId: number | SQLWrapper): SQL {
  const shared = db.current
    .select({ id: serverShares.serverId })
    .from(serverShares)
    .where(and(eq(serverShares.userId, userId), arrayContains(serverShares.rights, ['view'])));
  return sql`(${eq(servers.ownerId, userId)} or ${inArray(servers.id, shared)})`;
}

/**
 * Servers as users see them. Every read on behalf of a user goes through `findVisible`, `listVisible` or
 * `figuresVisible`.
 */
export function createServerViews(db: Database) {
  const read = async (viewer: Viewer, which: SQL | undefined): Promise<ServerView[]> => {
    const rows = await db.current
      .select({
        server: servers,
        node: { id: nodes.id, alias: nodes.alias, host: nodes.host },
        operation: processes,
        ahead: aheadOf(db),
        figures: serverFigures,
        claim: serverClaims.state,
        cdn: { name: cdnHosts.name, address: cdnHosts.address },
        cdnDomain: serverCdnRoutes.domain,
        shared: serverShares.rights,
        nodeOwnerId: nodes.ownerId,
      })
      .from(servers)
      .innerJoin(nodes, eq(nodes.id, servers.nodeId))
      .leftJoin(processes, eq(processes.id, servers.operationId))
      .leftJoin(serverFigures, eq(serverFigures.serverId, servers.id))
      .leftJoin(serverClaims, eq(serverClaims.serverId, servers.id))
      .leftJoin(serverCdnRoutes, eq(serverCdnRoutes.serverId, servers.id))
      .leftJoin(cdnHosts, eq(cdnHosts.id, serverCdnRoutes.cdnHostId))
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
  const isTheirs = (userId: number) => isSeenBy(db, userId);

  return {
    /** Returns a user's own servers and those shared with the user. */
    listVisible: (viewer: Viewer, type?: ServerType): Promise<ServerView[]> =>
      read(viewer, and(isTheirs(viewer.id), type && eq(servers.type, type))),
    /** Returns the last recorded usage of the servers of `listVisible`. */
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
        : or(isTheirs(viewer.id), isReseller(viewer) ? eq(nodes.ownerId, viewer.id) : undefined);
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
  };
}
