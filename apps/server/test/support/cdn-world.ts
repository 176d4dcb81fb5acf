import { onTestFinished } from 'vitest';
import { freeRow } from '../../../../scripts/free-ports.mjs';
import { patience } from '../../../../scripts/patience.mjs';
import type { ServerRight } from '@kronos/api/contract';
import { createLogger } from '../../src/http/logging.ts';
import { ask } from '../suites/cdn.ts';
import { hour, type testUsers } from './create-test-server.ts';
import { joinChannel } from './listen.ts';
import { createWorld, settled } from './world.ts';

export type CdnWorld = Awaited<ReturnType<typeof createCdnWorld>>;

/** A panel with a running Jellyfin server, and a sandbox with two CDN hosts, which are compared only on request. */
export async function createCdnWorld() {
  const lines: string[] = [];
  const log = createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
  const world = await createWorld({ timings: { cdnMs: hour, cdnCallMs: 1000 * patience, sampleMs: hour }, log });
  const { server, sandbox } = world;
  const [admin, customer] = [await server.as('admin'), await server.as('customer')];
  const settings = await customer.ask('system.settings');
  const rows = (await customer.ask('customerServers.list')).data;
  const idOf = (type: string) => rows.find((row) => row.type === type)!.id;
  const id = idOf('jellyfin');
  for (const one of [id, idOf('emby')]) {
    await customer.post(`/api/customer/servers/${one}/start`);
    await settled(customer, one, 'running');
  }
  const { cdnUrls } = await sandbox.surroundings();
  const first = await freeRow(4);
  /** The draft of a host; 0 and 1 are those of the sandbox. */
  const draft = (at: 0 | 1, more: object = {}) => ({
    name: ['Frankfurt', 'Amsterdam'][at]!,
    address: `http://${['fra', 'ams'][at]}.cdn.test:${first + at}`,
    admin_url: cdnUrls[at]!,
    listen: `127.0.0.1:${first + at}`,
    ...more,
  });
  const hosts = [] as number[];
  for (const at of [0, 1] as const) {
    const { body } = await admin.post('/api/admin/cdn-hosts', draft(at));
    hosts.push((body as { id: number }).id);
  }
  const enable = (cdn: number, type = 'subdomain', of = id, client = customer) =>
    client.post(`/api/customer/servers/${of}/cdn/enable`, { cdn, type });

  return {
    ...world,
    lines,
    admin,
    customer,
    id,
    /** Another server of the customer. */
    emby: idOf('emby'),
    /** A server that has never run. */
    plex: idOf('plex'),
    hosts: hosts as [number, number],
    ports: [first, first + 1] as const,
    freePort: first + 2,
    draft,
    enable,
    disable: (of = id) => customer.post(`/api/customer/servers/${of}/cdn/disable`),
    info: (of = id) => customer.ask('customerCdn.info', { params: { id: of } }),
    prefer: (body: object, client = customer) => client.post('/api/customer/cdn-host', body),
    host: async (at: 0 | 1) => (await admin.ask('adminCdnHosts.one', { params: { id: hosts[at]! } })).data,
    /** Requests the media server from a CDN host under a name. */
    visit: (at: 0 | 1, name: string) => ask(first + at, name, '/System/Info/Public'),
    /** Requests a server under its name at the host. */
    reach: (at: 0 | 1, of = id) =>
      ask(first + at, `server-${of}.${['fra', 'ams'][at]}.cdn.test`, '/System/Info/Public'),
    /** Compares the hosts as if a minute had passed. */
    async compare() {
      server.clock.advance(61_000);
      await server.services.cdnComparison.sample();
    },
    /** Makes a host fail until the test ends. */
    async fail(at: 0 | 1, fault: string, operation = '*') {
      onTestFinished(() => sandbox.clearFaults());
      await sandbox.fault({ node: `cdn-${at + 1}`, operation, fault });
    },
    /** The requests to a host since they were last cleared. */
    async requests(at: 0 | 1): Promise<string[]> {
      const response = await fetch(`${sandbox.url}/requests`, { headers: { 'X-Kronos-Sandbox': '1' } });
      const list = (await response.json()) as { service: string; request: string }[];
      return list.filter(({ service }) => service === `cdn-${at + 1}`).map(({ request }) => request);
    },
    forget: (at: 0 | 1) => sandbox.control('POST', `/cdn/cdn-${at + 1}/forget`),
    /** Makes a name lead somewhere until the test ends. */
    async name(name: string, leads: { cname?: string; address?: string }) {
      onTestFinished(() => sandbox.control('POST', '/names', { name }));
      await sandbox.control('POST', '/names', { name, ...leads });
    },
    async share(rights: ServerRight[]) {
      const other = await server.person('other');
      onTestFinished(() => server.services.servers.share(id, other.id, []));
      await server.services.servers.share(id, other.id, rights);
    },
    async listen(who: (typeof testUsers)[number]['name'], channel?: string) {
      const person = await server.person(who);
      const named = channel ?? `private-user.${person.id}`;
      return joinChannel(server, settings.realtime, await server.as(who), named);
    },
    /** Restores the state before a test. */
    async reset() {
      await sandbox.clearFaults();
      for (const of of [id, idOf('emby')]) await customer.post(`/api/customer/servers/${of}/cdn/disable`);
      for (const who of ['customer', 'other'] as const)
        await (await server.as(who)).post('/api/customer/cdn-host', { cdn: null, domain: null });
      await this.compare();
    },
  };
}
