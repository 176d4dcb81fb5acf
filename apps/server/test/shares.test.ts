import type { ServerRight } from '@kronos/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let guest: TestClient;
let serverId: number;

beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
      servers: ['Shared', 'Private'].map((name, index) => ({
        name,
        owner: 'customer@example.test',
        node: 'away',
        type: 'plex',
        image: 'kronos/plex',
        port: 9000 + index,
        containerPort: 32400,
      })),
    },
  });
  const [view] = await server.services.servers.listVisible((await server.person('customer')).id);
  serverId = view!.server.id;
  guest = await server.as('other');
});
afterAll(() => server.stop());

const share = async (...rights: ServerRight[]) =>
  server.services.servers.share(serverId, (await server.person('other')).id, rights);
const names = async () =>
  (await guest.get('/api/customer/servers')).body.data.map(({ name }: { name: string }) => name);
const start = () => guest.post(`/api/customer/servers/${serverId}/start`);

it('a shared server is seen by whoever may view it, and operated by whoever may do that', async () => {
  expect(await names()).toEqual([]);
  expect((await start()).status).toBe(404);

  await share('view');
  expect(await names()).toEqual(['Shared']);
  expect((await guest.get(`/api/customer/servers/${serverId}`)).body.name).toBe('Shared');
  const refused = await start();
  expect([refused.status, refused.body.message]).toEqual([403, 'This server was shared with you without that right.']);

  await share('view', 'power');
  expect((await start()).status).toBe(200);

  await share();
  expect(await names()).toEqual([]);
  expect((await guest.get(`/api/customer/servers/${serverId}`)).status).toBe(404);
});

it('rights without the sight of it are none', async () => {
  await share('power');
  expect(await names()).toEqual([]);
  expect((await start()).status).toBe(404);
});
