import type { CdnChoice, CdnHost, CdnRoute, OwnDomain } from '@kronos/api/contract';
import type { cdnPreferences } from '../../db/schema.ts';
import { hostnameOf, routedAddress } from './address.ts';
import type { CdnHostRow } from './hosts.ts';
import type { CdnRouteRow } from './routes.ts';

type Preference = typeof cdnPreferences.$inferSelect;

/** Presents a host to an admin. */
export const presentHost = ({ host, servers }: { host: CdnHostRow; servers: number }): CdnHost => ({
  id: host.id,
  name: host.name,
  address: host.address,
  admin_url: host.adminUrl,
  has_credentials: host.adminToken !== null,
  listen: host.listen,
  is_open: host.isOpen,
  state: host.state,
  latency_ms: host.latencyMs,
  checked_at: host.checkedAt?.toISOString() ?? null,
  servers,
  created_at: host.createdAt.toISOString(),
});

/** Presents a host to a user who may choose it. */
export const presentChoice = (host: CdnHostRow, servers: number, preferred: number | null): CdnChoice => ({
  id: host.id,
  name: host.name,
  hostname: hostnameOf(host),
  ping_url: `${host.address}/kronos/ping`,
  state: host.state,
  latency_ms: host.latencyMs,
  checked_at: host.checkedAt?.toISOString() ?? null,
  servers,
  is_preferred: host.id === preferred,
});

/** Presents how a server is reached. */
export const presentRoute = (host: CdnHostRow, route: CdnRouteRow): CdnRoute => ({
  cdn: { id: host.id, name: host.name },
  type: route.type,
  address: routedAddress(host, route),
  since: route.since.toISOString(),
  is_missing: route.isMissing,
});

/** Presents an own domain; null when there is none. */
export const presentDomain = (kept: Preference | undefined): OwnDomain | null =>
  kept?.domain
    ? { name: kept.domain, state: kept.state, found: kept.found, checked_at: kept.checkedAt?.toISOString() ?? null }
    : null;
