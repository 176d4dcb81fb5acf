import { expect, type Page } from '@playwright/test';
import { flagsOf, type RouteEntry } from '../../../apps/panel/src/routes/entry.ts';
import { fill } from '../../../apps/panel/src/routes/match.ts';
import { type RouteId, routeIds, routeOf } from '../../../apps/panel/src/routes/table.ts';
import { until } from '../../support/until.ts';
import { people } from './people.ts';

/** A guest, and one user of each role. */
export type Role = 'guest' | 'customer' | 'reseller' | 'moderator' | 'admin';

export const roles: Record<Role, string | undefined> = {
  guest: undefined,
  customer: people.customer,
  reseller: people.reseller,
  moderator: people.moderator,
  admin: people.admin,
};

/** Reads from the panel's API as the user of the page. */
export type Ask = <T>(path: string) => Promise<T>;

/** The headers with which the panel calls its API as the user of the page. */
const headersOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({
    authorization: `Bearer ${localStorage.getItem('kronos.token')?.replaceAll('"', '')}`,
    'content-type': 'application/json',
    'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''),
    'x-requested-with': 'XMLHttpRequest',
  }));

export const askAs =
  (page: Page): Ask =>
  async (path) => {
    const answer = await page.request.get(path, { headers: await headersOf(page) });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}.`);
    return answer.json();
  };

/** Calls an endpoint as the user of the page, for preparations that are not what the test is about. */
export async function send(page: Page, path: string, body: object): Promise<void> {
  const headers = await headersOf(page);
  const refusal = await page.evaluate(
    async ([to, sent, content]) => {
      const answer = await fetch(to, { method: 'POST', headers: sent, body: content });
      return answer.ok ? undefined : await answer.text();
    },
    [path, headers, JSON.stringify(body)] as const,
  );
  expect(refusal, path).toBeUndefined();
}

interface Sample {
  params?: Record<string, string | number>;
  /** What the previous page passes in the history state. */
  state?: object;
}

const firstOf = (path: string, name: string) => async (ask: Ask) => {
  const { data } = await ask<{ data: { id: number }[] }>(path);
  const [first] = data;
  if (!first) throw new Error(`The demo has nothing at ${path}.`);
  return { params: { [name]: first.id } };
};

const inviteKey = 'KRONO-SDEMO-WELCO-ME026';
const draft = { name: 'Nora Newcomer', email: 'nora@example.test', products: [] };

/** Parameters of the routes that have some; a route without its sample fails its test. */
const samples: Partial<Record<RouteId, (ask: Ask) => Promise<Sample>>> = {
  impersonate: async () => ({ params: { token: 'made-up' } }),
  confirmEmail: async () => ({ params: { token: 'made-up' } }),
  join: async () => ({ params: { token: 'made-up' } }),
  acceptInviteVerify: async () => ({ params: { key: inviteKey } }),
  acceptInviteAccount: async () => ({ params: { key: inviteKey } }),
  acceptInviteProducts: async () => ({ params: { key: inviteKey }, state: { draft } }),
  // A user without a server sees the page for a missing one.
  server: async (ask) => {
    const { data } = await ask<{ data: { id: number }[] }>('/api/customer/servers');
    return { params: { server: data[0]?.id ?? 0 } };
  },
  adminUser: firstOf('/api/admin/users', 'user'),
  // The demo has started no batch.
  serviceBatch: async () => ({ params: { batch: 0 } }),
  adminProcess: firstOf('/api/admin/processes', 'process'),
  requestedTrial: firstOf('/api/admin/requested-trials', 'id'),
  node: firstOf('/api/admin/nodes', 'node'),
  nodeReboots: firstOf('/api/admin/nodes', 'node'),
  nodeScripts: firstOf('/api/admin/nodes', 'node'),
  // Nor has the demo run a script.
  scriptRun: async () => ({ params: { run: 0 } }),
  script: firstOf('/api/admin/integrations/scripts', 'script'),
  nodeExtractions: firstOf('/api/admin/nodes', 'node'),
  nodeImages: firstOf('/api/admin/nodes', 'node'),
  editNode: firstOf('/api/admin/nodes', 'node'),
  nodeContainer: async (ask) => {
    const { params } = await firstOf('/api/admin/nodes', 'node')(ask);
    const { data } = await ask<{ data: { server_list: { container: string | null }[] } }>(
      `/api/admin/nodes/${params['node']}`,
    );
    const container = data.server_list.find((one) => one.container !== null)?.container;
    return { params: { ...params, container: container ?? 'none' } };
  },
  containerInvite: async (ask) => {
    // The demo claims a server once it runs.
    const id = await until('a server is claimed', async () => {
      const { data } = await ask<{ data: { id: number }[] }>('/api/admin/integrations/media-servers?key=held');
      return data[0]?.id;
    });
    const { data: server } = await ask<{ data: { container: string | null; node: { id: number } } }>(
      `/api/admin/servers/${id}`,
    );
    const someone = async () => {
      const { data } = await ask<{ data: { id: string; is_admin: boolean }[] }>(`/api/customer/servers/${id}/invites`);
      return data.find((one) => !one.is_admin)?.id;
    };
    // Another test may have removed everyone.
    const invite = await until('somebody is invited', someone, 5000).catch(() => 'none');
    return { params: { node: server.node.id, container: server.container ?? 'none', invite } };
  },
  productType: async () => ({ params: { category: 'server' } }),
  newProduct: async () => ({ params: { category: 'server', type: 'plex' } }),
  product: firstOf('/api/admin/products', 'product'),
  statusEntry: firstOf('/api/admin/status-entries', 'id'),
  alert: async () => ({ params: { id: 'create' } }),
  popup: async () => ({ params: { id: 'create' } }),
  announcement: async () => ({ params: { id: 'create' } }),
  content: async () => ({ params: { id: 'create' } }),
  maintenance: firstOf('/api/admin/maintenance', 'id'),
  mailing: async () => ({ params: { id: 'create' } }),
  mount: firstOf('/api/admin/mounts', 'mount'),
  mountPath: firstOf('/api/admin/mount-paths', 'mountPath'),
  libraryPath: firstOf('/api/admin/library-paths', 'libraryPath'),
  deploymentPath: firstOf('/api/admin/deployment-paths', 'deploymentPath'),
  mailTemplate: firstOf('/api/admin/integrations/mail/templates', 'template'),
  image: firstOf('/api/admin/images', 'image'),
  registry: firstOf('/api/admin/integrations/docker/registries', 'registry'),
  sshKey: firstOf('/api/admin/integrations/nodes/ssh-keys', 'sshKey'),
  global: firstOf('/api/admin/integrations/globals', 'global'),
  dockerService: firstOf('/api/admin/integrations/docker-services', 'service'),
  cdnHost: firstOf('/api/admin/cdn-hosts', 'cdnHost'),
  hetznerProject: firstOf('/api/admin/integrations/hetzner/projects', 'hetznerProject'),
  setupStep: async () => ({ params: { step: 'start' } }),
};

/** The address and the history state of a route for this visit. */
export async function addressOf(id: RouteId, ask: Ask): Promise<{ address: string; state: object | null }> {
  const entry = routeOf(id);
  const sample = await samples[id]?.(ask);
  if (entry.path.includes(':') && !sample?.params)
    throw new Error(`${id} has parameters: give it a sample in tests/e2e/support/visits.ts.`);
  return { address: fill(entry, sample?.params), state: sample?.state ?? null };
}

/** Navigates like a link of the panel, and waits until the page has loaded its data. */
export async function goTo(page: Page, id: RouteId, ask: Ask): Promise<void> {
  const { screen, guard } = routeOf(id);
  const { address, state } = await addressOf(id, ask);
  await page.evaluate(([to, handed]) => history.pushState(handed, '', to), [address, state] as const);
  // Signing out redirects; a page without a screen redirects to its first child.
  if (screen && guard !== 'leaving') await expect(page).toHaveURL(address);
  else await expect(page).not.toHaveURL(address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main [role=progressbar]')).toHaveCount(0);
}

/** Whether the guard admits a user with only this role. */
export const mayVisit = (role: Role, { guard }: RouteEntry): boolean => {
  const { login, reseller, moderator, admin } = flagsOf(guard);
  if (role === 'guest') return guard === 'public';
  if (guard === 'public') return false;
  // Signing out is the same for every role, and ends the visit.
  if (!login) return role === 'customer';
  return (!reseller || role === 'reseller') && (!moderator || role === 'moderator') && (!admin || role === 'admin');
};

/** The set-up exists only in an empty installation. */
export const isSetup = (id: RouteId): boolean => routeOf(id).path.startsWith('/app/admin/system/init');

/** The routes that a role may open, in the order of the table, with sign-out last. */
export const visitsOf = (role: Role): RouteId[] =>
  routeIds
    .filter((id) => !isSetup(id) && mayVisit(role, routeOf(id)))
    .toSorted((a, b) => Number(routeOf(a).guard === 'leaving') - Number(routeOf(b).guard === 'leaving'));

/** The routes that none of the previous roles may open. */
export function firstVisitsOf(role: Role): RouteId[] {
  const all = Object.keys(roles) as Role[];
  const before = all.slice(0, all.indexOf(role));
  return visitsOf(role).filter((id) => !before.some((other) => mayVisit(other, routeOf(id))));
}
