import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CdnHostDraft } from '@kronos/api/contract';
import type { Caller, Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, several } from './cell.ts';
import { ownersServer } from './servers.ts';

/** An empty admin API that accepts every request; each CDN host has its own. */
async function anAdminApi(): Promise<string> {
  const server = createServer(({ method }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(method === 'GET' ? 'null' : '');
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function draft(): Promise<CdnHostDraft> {
  const address = `http://cdn-${freshNumber()}.test`;
  return { name: 'Edge', address, admin_url: await anAdminApi(), listen: ':443', is_open: true };
}

/** Adds a host, which everyone may choose unless it is closed. */
export const aCdnHost = async ({ services }: Stage, is_open = true): Promise<number> =>
  services.cdnHostAdministration.create({ ...(await draft()), is_open });
const onlyIt = async (stage: Stage): Promise<Cell> => ({ params: { id: await aCdnHost(stage) } });

/** A server of the owner that has an address. */
async function aServer(stage: Stage): Promise<Cell> {
  const { params } = await ownersServer(stage);
  await stage.services.servers.update(Number(params!.id), { containerId: 'some' });
  return { params: params! };
}

/** Gives the caller an own domain. */
export const hasDomain = async ({ services, person }: Stage, caller: Caller): Promise<Cell> => {
  const { id, name } = person(caller === 'guest' ? 'owner' : caller === 'impersonating admin' ? 'other' : caller);
  await services.cdnPreferences.prefer({ id, name }, { cdn: null, domain: `d${freshNumber()}.invalid` });
  return {};
};

export const cdnCases: Cases = {
  'customerCdn.enable': async (stage) => ({
    ...(await aServer(stage)),
    body: { cdn: await aCdnHost(stage), type: 'subdomain' },
  }),
  'customerCdn.disable': aServer,
  'customerCdn.prefer': () => ({ body: { cdn: null, domain: null } }),
  'customerCdn.checkDomain': hasDomain,
  'adminCdnHosts.one': onlyIt,
  'adminCdnHosts.create': async () => ({ body: await draft() }),
  'adminCdnHosts.update': async (stage) => ({ ...(await onlyIt(stage)), body: await draft() }),
  'adminCdnHosts.remove': onlyIt,
  'adminCdnHosts.bulk': several(onlyIt, 'check'),
  'adminCdnHosts.check': onlyIt,
};
