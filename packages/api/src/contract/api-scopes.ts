import { changesState } from './changes-state.ts';
import type { Endpoint } from './define.ts';
import type { ApiArea, ApiScope } from './schemas/api-client.ts';

/** The groups of the contract that each area covers. A group that is in no area is closed to API clients. */
const groups: Readonly<Record<ApiArea, readonly string[]>> = {
  servers: [
    'customerServers',
    'customerMedia',
    'customerCollections',
    'customerLibraryPaths',
    'customerPlexTools',
    'customerPlexSignIn',
    'customerShareMatrix',
    'customerWatchState',
    'customerCdn',
    'customerBackups',
    'adminServers',
    'adminMediaKeys',
    'serverBatches',
  ],
  users: ['adminUsers', 'adminInvitations'],
  // Scripts and services can do anything on a node, so no API client may run them; nor may one write to customers
  // through maintenance, or run commands of the search.
  nodes: [
    'adminNodes',
    'adminReboots',
    'adminExtractions',
    'adminNodeImages',
    'adminFleetImages',
    'adminImagePulls',
    'adminUptime',
    'adminHetznerServers',
    'reseller',
  ],
  products: ['adminProducts', 'adminImages'],
  storage: ['adminMounts', 'adminMountPaths', 'adminLibraryPaths', 'adminDeploymentPaths'],
  cdn: ['adminCdnHosts'],
  messages: [
    'adminAlerts',
    'adminAnnouncements',
    'adminPopups',
    'adminDynamicContent',
    'adminMailings',
    'adminStatusEntries',
  ],
  trials: ['adminTrials'],
  processes: ['processes'],
};

const areas = new Map(
  Object.entries(groups).flatMap(([area, names]) => names.map((name) => [name, area as ApiArea] as const)),
);

/**
 * Returns the scope that an API client needs to call an endpoint; undefined if no API client may call it.
 * @param id the endpoint's name in the contract
 * @example scopeOf('adminNodes.list', contract.adminNodes.list); // 'nodes:read'
 */
export function scopeOf(id: string, endpoint: Pick<Endpoint, 'method' | 'mutates'>): ApiScope | undefined {
  const area = areas.get(id.split('.', 1)[0] ?? '');
  return area && `${area}:${changesState(endpoint) ? 'write' : 'read'}`;
}

/**
 * Whether the scopes include another one: write access includes read access.
 * @example includesScope(['nodes:write'], 'nodes:read'); // true
 */
export const includesScope = (scopes: readonly ApiScope[], needed: ApiScope): boolean =>
  scopes.includes(needed) || scopes.includes(needed.replace(':read', ':write') as ApiScope);
