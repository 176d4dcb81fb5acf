import { and, asc, count, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Contract, ParsedOf, StatusNode, StatusOverview, StatusState } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import {
  cdnHosts,
  nodeReboots as reboots,
  nodes,
  servers,
  uptimeMonitors as monitors,
  uptimeOutages as outages,
} from '../../db/schema.ts';
import { type List, listOf } from '../records/list-of.ts';
import { isSeenBy } from '../servers/server-views.ts';
import { lastDays, presentDays } from '../uptime/last-days.ts';
import { firstDay } from '../uptime/log.ts';
import { entriesFor } from './entry-views.ts';

type Filter = ParsedOf<Contract['status']['export']>['query'];
type Names = { id: number; name: string }[];

/** The maximum number of each kind in the overview. */
const most = 50;
/** How long an entry is shown after its end. */
const toldFor = 14 * 24 * 60 * 60 * 1000;

export type Status = ReturnType<typeof createStatus>;

/** The status of nodes as users see it: read from the records only, and without any details of a machine. */
export function createStatus({ db, clock }: { db: Database; clock: Clock }) {
  const theirsOn = (viewer: number) => sql`${servers.nodeId} = ${nodes.id} and ${isSeenBy(db, viewer)}`;
  const isTheirs = (viewer: number) => sql`exists (select from ${servers} where ${theirsOn(viewer)})`;
  /** Hides a reseller's nodes from other users, unless they have a server there. */
  const mayKnow = (viewer: number) => or(isNull(nodes.ownerId), eq(nodes.ownerId, viewer), isTheirs(viewer));
  const isListed = (viewer: number) => and(mayKnow(viewer), or(eq(monitors.enabled, true), isTheirs(viewer)));
  const namesOn = (viewer: number) =>
    sql<Names>`(select coalesce(json_agg(json_build_object('id', ${servers.id}, 'name', ${servers.name})
      order by lower(${servers.name})), '[]') from ${servers} where ${theirsOn(viewer)})`;

  const views = (viewer: number) =>
    db.current
      .select({
        node: { id: nodes.id, alias: nodes.alias, region: nodes.region },
        monitor: monitors,
        state,
        days: lastDays(clock.now()),
        servers: namesOn(viewer),
      })
      .from(nodes)
      .leftJoin(monitors, eq(monitors.nodeId, nodes.id));
  type View = Awaited<ReturnType<typeof views>>[number];

  const listFor = (viewer: number): List<Filter, StatusNode> =>
    listOf<Filter['sort'], Filter, View, StatusNode>(db, {
      from: nodes,
      views: () => views(viewer),
      ids: () => db.current.select({ id: nodes.id }).from(nodes).leftJoin(monitors, eq(monitors.nodeId, nodes.id)),
      where: isListed(viewer),
      search: [nodes.alias, nodes.region],
      sort: { alias: sql`lower(${nodes.alias})`, since: monitors.since },
      filter: (query) => query.state && eq(state, query.state),
      present,
    });

  /** The newest outages, those under way first. */
  const incidents = (viewer: number) =>
    db.current
      .select({ outage: outages, node: { id: nodes.id, alias: nodes.alias }, servers: namesOn(viewer) })
      .from(outages)
      .innerJoin(nodes, eq(nodes.id, outages.nodeId))
      .where(and(mayKnow(viewer), gte(outages.began, new Date(firstDay(clock.now())))))
      .orderBy(desc(sql`${outages.ended} is null`), desc(outages.began), desc(outages.id))
      .limit(most);
  const maintenance = (viewer: number) =>
    db.current
      .select({ reboot: reboots, node: { id: nodes.id, alias: nodes.alias }, servers: namesOn(viewer) })
      .from(reboots)
      .innerJoin(nodes, eq(nodes.id, reboots.nodeId))
      .where(and(mayKnow(viewer), eq(reboots.state, 'planned')))
      .orderBy(asc(reboots.at), asc(reboots.id))
      .limit(most);
  const counts = async (where: SQL | undefined) => {
    const rows = await db.current
      .select({ state, count: count() })
      .from(nodes)
      .leftJoin(monitors, eq(monitors.nodeId, nodes.id))
      .where(where)
      .groupBy(state);
    const of = (wanted: StatusState) => rows.find((row) => row.state === wanted)?.count ?? 0;
    return { up: of('up'), down: of('down'), unknown: of('unknown') };
  };

  return {
    listFor,
    /** Returns the overview at the top of a viewer's status page. */
    async overview(viewer: number): Promise<Omit<StatusOverview, 'is_subscribed'>> {
      const own = await views(viewer)
        .where(isTheirs(viewer))
        .orderBy(desc(sql`${state} = 'down'`), asc(sql`lower(${nodes.alias})`))
        .limit(most);
      const hosts = await db.current
        .select({ id: cdnHosts.id, name: cdnHosts.name, state: cdnHosts.state })
        .from(cdnHosts)
        .where(eq(cdnHosts.isOpen, true))
        .orderBy(asc(sql`lower(${cdnHosts.name})`));
      return {
        nodes: await counts(isListed(viewer)),
        own: own.map(present),
        entries: await entriesFor(
          db,
          { mayKnow: mayKnow(viewer), theirs: theirsOn(viewer) },
          { since: new Date(clock.now().getTime() - toldFor), most },
        ),
        incidents: (await incidents(viewer)).map(({ outage: { id, began, ended }, ...one }) => ({
          id,
          ...one,
          began_at: began.toISOString(),
          ended_at: ended?.toISOString() ?? null,
        })),
        maintenance: (await maintenance(viewer)).map(({ reboot: { id, at }, ...one }) => ({
          id,
          ...one,
          at: at.toISOString(),
        })),
        cdn: hosts.map((host) => ({ ...host, state: host.state === 'unchecked' ? 'unknown' : host.state })),
      };
    },
  };

  function present({ node, monitor, state: now, days, servers: theirs }: View): StatusNode {
    const { since, ...found } = presentDays(monitor, days);
    return { ...node, state: now, since: now === 'unknown' ? null : since, ...found, servers: theirs };
  }
}

const state = sql<StatusState>`case when ${monitors.enabled} and ${monitors.state} in ('up', 'down')
  then ${monitors.state} else 'unknown' end`;
