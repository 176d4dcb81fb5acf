import { and, asc, count, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { nodes, servers, serverCdnRoutes as table } from '../../db/schema.ts';
import { serverUrl } from '../servers/present.ts';
import { routedName } from './address.ts';
import type { CdnHostRow } from './hosts.ts';
import type { ServerRoute } from './port.ts';

export type CdnRouteRow = typeof table.$inferSelect;
/** The columns of a host from which its routes are derived. */
type Place = Pick<CdnHostRow, 'id' | 'address'>;

export type CdnRoutes = ReturnType<typeof createCdnRoutes>;

/** Returns the host and port at which a CDN host reaches a media server. */
export const upstreamOf = (host: string, port: number): string => serverUrl(host, port).replace(/^http:\/\//, '');

/** Which servers are reached through which CDN host. */
export function createCdnRoutes({ db }: { db: Database }) {
  const places = (which?: SQL) =>
    db.current
      .select({ route: table, node: nodes.host, port: servers.port })
      .from(table)
      .innerJoin(servers, eq(servers.id, table.serverId))
      .innerJoin(nodes, eq(nodes.id, servers.nodeId))
      .where(which)
      .orderBy(asc(table.serverId));
  const routeAt = (host: Place, { route, node, port }: Awaited<ReturnType<typeof places>>[number]): ServerRoute => ({
    serverId: route.serverId,
    hostname: routedName(host, route),
    upstream: upstreamOf(node, port),
  });

  return {
    async find(serverId: number): Promise<CdnRouteRow | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.serverId, serverId));
      return row;
    },
    /** Returns the server that is reached under a domain, excluding the one given. */
    async underDomain(domain: string, exceptFor = 0): Promise<number | undefined> {
      const which = and(eq(table.domain, domain), ne(table.serverId, exceptFor));
      return (await db.current.select({ id: table.serverId }).from(table).where(which))[0]?.id;
    },
    async put({ serverId, ...values }: CdnRouteRow): Promise<void> {
      await db.current
        .insert(table)
        .values({ serverId, ...values })
        .onConflictDoUpdate({ target: table.serverId, set: values });
    },
    async remove(serverId: number): Promise<void> {
      await db.current.delete(table).where(eq(table.serverId, serverId));
    },
    count: (cdnHostId: number): Promise<number> => db.current.$count(table, eq(table.cdnHostId, cdnHostId)),
    /** Returns how many servers each host has; hosts without any are omitted. */
    async counts(): Promise<ReadonlyMap<number, number>> {
      const rows = await db.current
        .select({ id: table.cdnHostId, servers: count() })
        .from(table)
        .groupBy(table.cdnHostId);
      return new Map(rows.map(({ id, servers }) => [id, servers]));
    },
    /** Records which servers of a host have no route there; returns those for which this has changed. */
    async noteMissing(cdnHostId: number, missing: readonly number[]): Promise<number[]> {
      const rows = await db.current
        .select({ id: table.serverId, isMissing: table.isMissing })
        .from(table)
        .where(eq(table.cdnHostId, cdnHostId))
        .orderBy(asc(table.serverId));
      const changed = rows.filter(({ id, isMissing }) => isMissing !== missing.includes(id)).map(({ id }) => id);
      for (const isMissing of [true, false]) {
        const which = changed.filter((id) => missing.includes(id) === isMissing);
        if (which.length > 0) await db.current.update(table).set({ isMissing }).where(inArray(table.serverId, which));
      }
      return changed;
    },
    /** Returns the routes that a host should have; a server keeps its own while it is rebuilt. */
    ofHost: async (host: Place): Promise<ServerRoute[]> =>
      (await places(eq(table.cdnHostId, host.id))).map((row) => routeAt(host, row)),
    /** Returns the routes that each of these hosts should have. */
    async ofHosts<Host extends Place>(hosts: readonly Host[]): Promise<{ host: Host; routes: ServerRoute[] }[]> {
      const rows = await places();
      const rowsOf = ({ id }: Host) => rows.filter(({ route }) => route.cdnHostId === id);
      return hosts.map((host) => ({ host, routes: rowsOf(host).map((row) => routeAt(host, row)) }));
    },
  };
}
