import type { Endpoint } from '@kronos/api/contract';
import { testPassword } from '../support/client.ts';
import type { Caller, Stage } from './callers.ts';

/** What a cell sends, and what it must meet. */
export interface Cell {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  /** The status of an allowed call. @default 200 */
  status?: number;
}

type Prepare = (stage: Stage, caller: Caller) => Promise<Cell> | Cell;

/** Appears in every record of the owner that others must not see. */
export const mark = 'of-the-owner';

let port = 20_000;
/** A fresh server of the owner that a sub-user may look at. */
async function ownersServer({ services, person }: Stage): Promise<Cell> {
  const nodeId = (await services.nodes.findByAlias('away'))!;
  const { id } = await services.servers.ensure({
    name: `server ${port} ${mark}`,
    ownerId: person('owner').id,
    nodeId,
    type: 'plex',
    image: 'kronos/plex',
    port: port++,
    containerPort: 32_400,
    env: {},
    command: null,
  });
  await services.servers.share(id, person('subuser').id, ['view']);
  return { params: { id } };
}

async function ownersNotification({ services, person }: Stage): Promise<Cell> {
  await services.notifications.send([person('owner').id], { title: mark, content: mark });
  const query = { page: 1, per_page: 1, direction: 'desc', filter: 'all' } as const;
  const { data } = await services.notifications.list(person('owner').id, query);
  return { params: { id: data[0]!.id } };
}

async function someProcess(stage: Stage): Promise<Cell> {
  const { params } = await ownersServer(stage);
  const server = (await stage.services.servers.find(Number(params!.id)))!;
  const { id: serverId, nodeId } = server;
  return { params: { id: await stage.services.processes.open({ kind: 'start', command: mark, nodeId, serverId }) } };
}

/** How to call each endpoint that wants more than its address. Endpoints of the owner rule `server` get a server by themselves. */
const prepared: Record<string, Prepare> = {
  'session.login': () => ({ body: { email: 'other@matrix.test', password: testPassword } }),
  'session.returnHome': ({ person }) => ({
    body: { return_key: 'somebody else’s', user_id: person('owner').id },
    status: 403,
  }),
  'system.authorizeChannel': async ({ services }) => ({
    body: { socket_id: '1.1', channel_name: `private-system.${await services.settings.tenant()}` },
  }),
  // A server that never ran cannot be stopped.
  'customerServers.stop': async (stage) => ({ ...(await ownersServer(stage)), status: 409 }),
  'notifications.read': ownersNotification,
  'announcements.markRead': async ({ services }) => ({
    params: { id: await services.announcements.create({ header: 'For all', content: '' }) },
  }),
  'adminSearch.search': () => ({ query: { query: mark } }),
  'processes.one': someProcess,
  'processes.related': someProcess,
};

/** Whose record, where an endpoint of the rule `self` names one by its id: others find nothing there. */
export const ofTheOwnerAlone = new Set(['notifications.read']);

/** Puts an existing record of the owner before the caller. */
export async function prepare(stage: Stage, id: string, endpoint: Endpoint, caller: Caller): Promise<Cell> {
  const own = prepared[id];
  if (own) return own(stage, caller);
  if (endpoint.owner === 'server') return ownersServer(stage);
  if (endpoint.params || endpoint.body) throw new Error(`${id} takes input: say in cases.ts what a valid call sends.`);
  return {};
}

/** The path of a call. */
export function pathOf({ path }: Endpoint, { params = {}, query }: Cell): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  return query ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}
