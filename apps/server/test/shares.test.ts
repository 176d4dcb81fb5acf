import type { ServerRight } from '@kronos/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf, type TestClient } from './support/client.ts';
import { nodes, serverFigures } from '../src/db/schema.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

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
  const [view] = await server.services.servers.listVisible(await server.person('customer'));
  serverId = view!.server.id;
  guest = await server.as('other');
});
afterAll(() => server.stop());

const share = async (...rights: ServerRight[]) =>
  server.services.servers.share(serverId, (await server.person('other')).id, rights);
const rights = async (client: TestClient) => {
  const one = await client.ask('customerServers.one', { params: { id: serverId } });
  const listed = (await client.ask('customerServers.list')).data.find(({ id }) => id === serverId);
  expect(listed?.rights ?? one.rights).toEqual(one.rights);
  return one.rights;
};
const names = async () => (await guest.ask('customerServers.list')).data.map(({ name }) => name);
const start = () => guest.post(`/api/customer/servers/${serverId}/start`);

it('shows a shared server to users with the right to view it, and operates it for those with that right', async () => {
  expect(await names()).toEqual([]);
  expect((await start()).status).toBe(404);

  await share('view');
  expect(await names()).toEqual(['Shared']);
  expect((await guest.ask('customerServers.one', { params: { id: serverId } })).name).toBe('Shared');
  const refused = await start();
  expect([refused.status, refusalOf(refused).message]).toEqual([
    403,
    'You don’t have the required right on this shared server.',
  ]);

  await share('view', 'power');
  expect((await start()).status).toBe(200);

  await share();
  expect(await names()).toEqual([]);
  expect((await guest.get(`/api/customer/servers/${serverId}`)).status).toBe(404);
});

it('returns the caller’s rights on a server', async () => {
  await share('view', 'backups');
  expect(await rights(guest)).toEqual(['view', 'backups']);
  const all = ['view', 'power', 'invites', 'backups', 'billing'];
  expect(await rights(await server.as('customer'))).toEqual(all);
  expect(await rights(await server.as('admin'))).toEqual(all);
  await share();
});

it('shows a server to the owner of its node while that user is a reseller', async () => {
  const reseller = await server.person('reseller');
  await server.db.current.update(nodes).set({ ownerId: reseller.id });
  const client = await server.as('reseller');
  expect((await client.ask('customerServers.one', { params: { id: serverId } })).rights).toEqual(['view']);
  await server.services.users.setRoles(reseller.id, { isReseller: false });
  for (const path of ['', '/logs', '/timeline'])
    expect((await client.get(`/api/customer/servers/${serverId}${path}`)).status).toBe(404);
  await server.services.users.setRoles(reseller.id, { isReseller: true });
  await server.db.current.update(nodes).set({ ownerId: null });
});

it('shows an admin the owner, product and sub-users of a server', async () => {
  await share('view');
  const admin = await server.as('admin');
  const { data } = await admin.ask('adminServers.one', { params: { id: serverId } });
  const [owner, other] = [await server.person('customer'), await server.person('other')];
  expect(data).toMatchObject({
    name: 'Shared',
    owner: { id: owner.id, name: 'customer', email: owner.email, is_admin: false },
    product: null,
    image: 'kronos/plex',
    shared_with: [{ id: other.id, name: 'other' }],
  });
  expect((await guest.get(`/api/admin/servers/${serverId}`)).status).toBe(403);
  expect((await admin.get('/api/admin/servers/999')).status).toBe(404);

  const { id: productId } = await server.services.products.add({ name: 'Plex one', type: 'plex' });
  await server.services.servers.update(serverId, { productId });
  const made = await admin.ask('adminServers.one', { params: { id: serverId } });
  expect(made.data.product).toEqual({ id: productId, name: 'Plex one' });
  await share();
});

it('ignores other rights without the right to view', async () => {
  await share('power');
  expect(await names()).toEqual([]);
  expect((await start()).status).toBe(404);
});

it('returns the figures of visible servers with the list, and in a single response', async () => {
  const client = await server.as('customer');
  const rows = await server.services.servers.listVisible(await server.person('customer'));
  const ids = rows.map((view) => view.server.id);
  const seen = { memoryBytes: 700_000_000, memoryLimitBytes: 2_000_000_000, receivedBytes: 10, sentBytes: 20 };
  const at = new Date('2026-11-21T12:00:00Z');
  await server.db.current
    .insert(serverFigures)
    .values(ids.map((id, index) => ({ ...seen, serverId: id, cpu: 0.25 + index, at })));
  const of = async (who: TestClient) => (await who.ask('customerServers.allFigures')).data;
  const mine = await of(client);
  expect(mine).toEqual(
    ids.map((id, index) => ({
      server_id: id,
      cpu: 0.25 + index,
      memory_bytes: 700_000_000,
      memory_limit_bytes: 2_000_000_000,
      received_bytes: 10,
      sent_bytes: 20,
      at: at.toISOString(),
    })),
  );
  const { data } = await client.ask('customerServers.list');
  expect(data.map(({ id, figures }) => ({ server_id: id, ...figures }))).toEqual(mine);

  expect(await of(guest)).toEqual([]);
  await share('view');
  expect(await of(guest)).toEqual(mine.filter(({ server_id }) => server_id === serverId));
  // Without the right to view nothing is visible, regardless of the other rights.
  await share('power');
  expect(await of(guest)).toEqual([]);
  await share();
  expect(await of(await server.as('admin'))).toEqual([]);
});

it('sends events about a server to a user while it is shared, and not afterwards', async () => {
  const [owner, { id }] = [await server.as('customer'), await server.person('other')];
  const { realtime } = await guest.ask('system.settings');
  const theirs = await joinChannel(server, realtime, guest, `private-user.${id}`);
  const owners = await joinChannel(server, realtime, owner, `private-user.${(await server.person('customer')).id}`);
  // An idle server: the start of the other one may still end, and send events.
  const mine = await server.services.servers.listVisible(await server.person('customer'));
  const quietId = mine.find((view) => view.server.id !== serverId)!.server.id;
  const shareIt = (...given: ServerRight[]) => server.services.servers.share(quietId, id, given);
  const received = () =>
    [owners, theirs].map(
      (socket) => socket.events('server-updated').filter(({ data }) => JSON.parse(data).id === quietId).length,
    );
  const rename = (name: string) => owner.ask('customerServers.update', { params: { id: quietId }, body: { name } });

  await shareIt('view');
  await rename('Shared with one');
  await until('both receive it', () => received().every((count) => count === 1));

  // Only the right to view grants events; the other rights do not.
  for (const rights of [['power'], []] as const) {
    await shareIt(...rights);
    await rename(`Shared with nobody ${rights.length}`);
  }
  await until('the owner receives it', () => received()[0] === 3);
  // Events arrive in order: a surplus one would have arrived before this one.
  await server.services.notifications.send([id], { title: 'The last', content: '' });
  await until('the last one is received', () => theirs.events('new-notification').length === 1);
  expect(received()).toEqual([3, 1]);
});
