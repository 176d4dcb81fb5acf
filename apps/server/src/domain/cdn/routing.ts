import type { CdnChoice, CdnRoute, CdnType, OwnDomain } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { ServerEvents } from '../servers/events.ts';
import type { ServerView } from '../servers/server-views.ts';
import type { Chronicle } from '../servers/timeline/chronicle.ts';
import type { Servers } from '../servers/servers.ts';
import { belongsTo, hostnameOf, routedAddress, routedName } from './address.ts';
import type { CdnComparison } from './comparison.ts';
import type { CheckDomain } from './domain-checks.ts';
import { refusalOfCdn } from './failures.ts';
import type { CdnHostRow, CdnHosts } from './hosts.ts';
import type { CdnHostsPort } from './port.ts';
import type { CdnPreferences } from './preferences.ts';
import { presentChoice, presentDomain, presentRoute } from './present.ts';
import { type CdnRouteRow, type CdnRoutes, upstreamOf } from './routes.ts';

type Target = Pick<ServerView, 'server' | 'node'>;

export interface CdnInfo {
  route: CdnRoute | null;
  hosts: CdnChoice[];
  domain: OwnDomain | null;
}

/** How long a host may take to add a route: the work must end within its lease. */
const patienceMs = 20_000;

const gone = () => notFound('server');

export type CdnRouting = ReturnType<typeof createCdnRouting>;

/** Routes servers through CDN hosts. A route is recorded once the host has it, so that every address shown works. */
export function createCdnRouting(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  servers: Pick<Servers, 'lock'>;
  serverEvents: Pick<ServerEvents, 'updated' | 'cdnEnabled'>;
  chronicle: Pick<Chronicle, 'note'>;
  cdn: CdnHostsPort;
  cdnHosts: CdnHosts;
  cdnRoutes: CdnRoutes;
  cdnPreferences: CdnPreferences;
  cdnComparison: Pick<CdnComparison, 'applyChange'>;
  checkDomain: CheckDomain;
  events: Events;
}) {
  const { db, clock, audit, servers, serverEvents, chronicle, cdn, cdnHosts, cdnRoutes } = deps;
  const { cdnPreferences, cdnComparison, checkDomain, events } = deps;

  /** Returns the chosen host; one that is not open can only be kept by a server that already uses it. */
  const choose = async (id: number, before: CdnRouteRow | undefined): Promise<CdnHostRow> => {
    const host = await cdnHosts.find(id);
    refuseFields({
      cdn: !host?.isOpen && !(host && before?.cdnHostId === id) && 'Choose one of the CDN hosts',
    });
    if (!host) throw notFound('CDN host');
    return host;
  };

  const refuseShared = () => {
    throw new AppError('conflict', 'Another of your servers is already using this domain.');
  };

  /** Returns the domain of the server's owner; refuses until it leads to the host. */
  const readyDomain = async ({ server }: Target, host: CdnHostRow): Promise<string> => {
    const kept = await cdnPreferences.find(server.ownerId);
    const domain = kept?.domain;
    if (!kept || !domain) {
      refuseFields({ type: 'The server’s owner has not entered a domain yet' });
      throw gone();
    }
    if ((await cdnRoutes.underDomain(domain, server.id)) !== undefined) refuseShared();
    const name = hostnameOf(host);
    const check = await checkDomain(domain, [name]);
    if (check.state === 'unchecked')
      throw new AppError('no-answer', `The DNS lookup for ${domain} failed. Try again in a moment.`);
    await cdnPreferences.note(kept, check);
    const isOurs = (await cdnHosts.all()).some((one) => belongsTo(one, domain));
    refuseFields({
      type:
        (isOurs || check.state !== 'ready') &&
        `${domain} does not lead to ${name}. Add a CNAME record, and wait until the DNS change has taken effect`,
    });
    return domain;
  };

  /** The name of a route in a server's timeline. */
  const wayOf = ({ name }: CdnHostRow, { domain }: Pick<CdnRouteRow, 'domain'>): string => domain ?? name;

  const record = (host: CdnHostRow, wanted: Omit<CdnRouteRow, 'since'>): Promise<CdnRouteRow> =>
    db.transaction(async () => {
      const server = await servers.lock(wanted.serverId);
      if (!server) throw gone();
      if (!(await cdnHosts.hold(host.id))) throw new AppError('conflict', `${host.name} has just been deleted.`);
      const before = await cdnRoutes.find(server.id);
      const isSame = before?.cdnHostId === host.id && routedAddress(host, before) === routedAddress(host, wanted);
      const since = isSame ? before.since : clock.now();
      const route = { ...wanted, since };
      await unlessTaken('server_cdn_routes_domain', () => cdnRoutes.put(route), refuseShared);
      await audit.write({
        target: { kind: 'server', id: server.id, name: server.name },
        ...(before && { before: { cdn: before.cdnHostId, type: before.type, domain: before.domain } }),
        after: { cdn: host.id, type: route.type, address: routedAddress(host, route) },
      });
      if (!isSame) await chronicle.note(server.id, before ? 'cdn-changed' : 'cdn-enabled', wayOf(host, route));
      await serverEvents.cdnEnabled(server.id);
      await serverEvents.updated(server);
      await events.emit('admin', 'cdn-hosts-changed', {});
      return route;
    });

  return {
    /** Returns how a server is reached, and the alternatives, without calling any host. */
    async info({ server }: Target): Promise<CdnInfo> {
      const route = await cdnRoutes.find(server.id);
      const kept = await cdnPreferences.find(server.ownerId);
      const hosts = await cdnHosts.all();
      const loads = await cdnRoutes.counts();
      const used = hosts.find(({ id }) => id === route?.cdnHostId);
      return {
        route: route && used ? presentRoute(used, route) : null,
        hosts: hosts
          .filter((host) => host.isOpen || host === used)
          .map((host) => presentChoice(host, loads.get(host.id) ?? 0, kept?.cdnHostId ?? null)),
        domain: presentDomain(kept),
      };
    },
    async enable(target: Target, chosen: { cdn: number; type: CdnType }): Promise<CdnRoute> {
      const { server, node } = target;
      if (server.containerId === null)
        throw new AppError('conflict', `${server.name} has no address yet. Start it first.`);
      const before = await cdnRoutes.find(server.id);
      const host = await choose(chosen.cdn, before);
      const domain = chosen.type === 'domain' ? await readyDomain(target, host) : null;
      const wanted = { serverId: server.id, cdnHostId: host.id, type: chosen.type, domain, isMissing: false };
      const route = await cdnHosts.withLease(host, async () => {
        const { id: serverId, port } = server;
        const order = { serverId, hostname: routedName(host, wanted), upstream: upstreamOf(node.host, port) };
        // Before it is sent: the server may be deleted, or this process may end, before it is recorded.
        await cdnHosts.markForComparison(host.id);
        try {
          await cdn.open(cdnHosts.addressOf(host)).put(order, { signal: AbortSignal.timeout(patienceMs) });
        } catch (error) {
          throw refusalOfCdn(error, host);
        }
        return record(host, wanted);
      });
      if (before && before.cdnHostId !== host.id) await cdnComparison.applyChange(before.cdnHostId);
      return presentRoute(host, route);
    },
    /** Removes the route; also resolves when there is none. */
    async disable({ server: { id } }: Target): Promise<void> {
      const before = await db.transaction(async () => {
        const server = await servers.lock(id);
        if (!server) throw gone();
        const route = await cdnRoutes.find(id);
        await audit.write({
          target: { kind: 'server', id, name: server.name },
          before: { cdn: route?.cdnHostId ?? null, type: route?.type ?? null },
          after: { cdn: null },
        });
        if (!route) return undefined;
        await cdnRoutes.remove(id);
        const host = await cdnHosts.find(route.cdnHostId);
        await chronicle.note(id, 'cdn-disabled', host ? wayOf(host, route) : '');
        await serverEvents.updated(server);
        await events.emit('admin', 'cdn-hosts-changed', {});
        return route;
      });
      if (before) await cdnComparison.applyChange(before.cdnHostId);
    },
  };
}
