import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog, nodes, servers } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const never = 24 * 60 * 60 * 1000;
const sandbox = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } as const;
const path = '/api/admin/settings/deployment';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
let product: number;
const idOf: Record<string, number> = {};

beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    // Keeps the panel from noticing that nothing responds at this address.
    timings: { firstObserveMs: never, sampleMs: never, firstSampleMs: never, pollMs: never },
    provision: { nodes: ['alpha', 'beta'].map((alias) => ({ alias, host: 'localhost', engine: sandbox })) },
  });
  admin = await server.as('admin');
  for (const alias of ['alpha', 'beta']) {
    idOf[alias] = (await server.services.nodes.findByAlias(alias))!;
    await server.db.current.update(nodes).set({ up: true }).where(eq(nodes.id, idOf[alias]));
  }
  ({ id: product } = await server.services.products.add({ name: 'Cinema', type: 'emby', image: 'kronos/emby:1' }));
});

const save = (body: object) => admin.post(path, body);
async function deployed(owner: { id: number }, more: object = {}) {
  const body = { owner_id: owner.id, product_id: product, ...more };
  const { id } = await admin.ask('adminServers.deploy', { body });
  const [row] = await server.db.current.select().from(servers).where(eq(servers.id, id));
  return row!;
}
const newcomer = (name: string) =>
  server.services.users.ensure({
    email: `${name.toLowerCase()}@deploy.test`,
    name,
    password: 'a-long-one',
    role: 'customer',
  });

it('keeps omitted fields, notifies other admins, and audits what changed', async () => {
  const { realtime, tenant } = await admin.ask('system.settings');
  const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
  const known = {
    placement: 'balanced',
    server_name: '{product}',
    trial_name: 'Trial of {product}',
    port_first: 20_000,
  };
  expect(await admin.ask('adminDeployment.read')).toMatchObject({ ...known, port_last: 29_999 });
  await admin.ask('adminDeployment.save', { body: { placement: 'balanced', port_last: 24_999 } });
  expect(await admin.ask('adminDeployment.read')).toMatchObject({ ...known, port_last: 24_999 });
  await until('the event to admins', () => socket.events('deployment-settings-changed').length === 1);
  const [row] = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'adminDeployment.save',
    targetName: 'deployment',
    before: { port_last: 29_999 },
    after: { port_last: 24_999 },
  });
});

it.each<[Record<string, unknown>, string, string]>([
  [{ server_name: '{owner}' }, 'server_name', 'Use only {user}, {product} and {type}'],
  [{ server_name: '{user' }, 'server_name', 'Use only {user}, {product} and {type}'],
  [{ trial_name: 'user}' }, 'trial_name', 'Use only {user}, {product} and {type}'],
  [{ trial_name: ' ' }, 'trial_name', 'Enter a name'],
  [{ port_first: 40_000 }, 'port_last', 'The last port must not be below the first'],
  [{ port_last: 70_000 }, 'port_last', 'At most 65535'],
])('refuses invalid values (%#) and keeps everything', async (body, field, text) => {
  const before = await admin.ask('adminDeployment.read');
  const answer = await save({ placement: 'fill', ...body });
  expect([answer.status, refusalOf(answer).errors]).toEqual([422, { [field]: [text] }]);
  expect(await admin.ask('adminDeployment.read')).toEqual(before);
});

it('names servers deployed without a name, and numbers names that the owner already uses', async () => {
  await save({ server_name: '{user}’s {type} ({product})' });
  const owner = await newcomer('{product}');
  const names = [await deployed(owner), await deployed(owner), await deployed(owner, { name: ' Mine ' })];
  expect(names.map(({ name }) => name)).toEqual(['{product}’s Emby (Cinema)', '{product}’s Emby (Cinema) 2', 'Mine']);
});

it('truncates a name that is too long, and still numbers it', async () => {
  await save({ server_name: '{user}{user}' });
  const owner = await newcomer('N'.repeat(60));
  const [first, second] = [await deployed(owner), await deployed(owner)];
  expect([first.name, second.name]).toEqual(['N'.repeat(100), `${'N'.repeat(98)} 2`]);
});

it('places servers as the policy says', async () => {
  const owner = await newcomer('Placed');
  const taken = (alias: string) => server.db.current.$count(servers, eq(servers.nodeId, idOf[alias]!));
  await deployed(owner, { node_id: idOf['beta'], name: 'On beta' });
  while ((await taken('beta')) <= (await taken('alpha'))) {
    await deployed(owner, { node_id: idOf['beta'], name: `On beta ${await taken('beta')}` });
  }
  await save({ placement: 'fill' });
  expect((await deployed(owner, { name: 'Filling' })).nodeId).toBe(idOf['beta']);
  await save({ placement: 'spread' });
  expect((await deployed(owner, { name: 'Spreading' })).nodeId).toBe(idOf['alpha']);
});

it('gives new nodes the range of ports', async () => {
  await save({ port_first: 21_000, port_last: 21_099 });
  const { data } = await admin.ask('adminNodes.create', {
    body: { alias: 'Gamma', host: 'localhost', kind: 'sandbox', sandbox_node: 'gamma' },
  });
  expect((await admin.ask('adminNodes.one', { params: { id: data.id } })).data).toMatchObject({
    port_first: 21_000,
    port_last: 21_099,
  });
});
