import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobs, nodes, servers, users } from '../src/db/schema.ts';
import { answerOf, type TestClient } from './support/client.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let admin: TestClient;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.server.as('admin');
  await world.server.services.settings.set('user_invite_keys', true);
});
afterAll(() => world.stop());
// Each test runs ten minutes after the previous one, because guests are rate-limited.
beforeEach(() => world.server.clock.advance(11 * 60 * 1000));

const product = async (more: Partial<Parameters<typeof world.server.services.products.add>[0]>) =>
  (await world.server.services.products.add({ name: 'Plex one', type: 'plex', image: 'kronos/plex', ...more })).id;

let count = 0;
/** Accepts an invitation as a new user who chose these products. */
async function accept(products: number[]) {
  const { id: inviterId } = await world.server.person('customer');
  const key = await world.server.services.invitations.make({ inviterId, productIds: products });
  const person = { name: 'Nora <Newcomer>', email: `nora${++count}@example.test`, password: 'a long enough password' };
  const client = world.server.client();
  const { token, user } = answerOf(
    'invitations.accept',
    await client.post('/api/accept-invite', { key, ...person, products }),
  );
  await until('the products have been delivered', async () => {
    const left = await world.server.db.current
      .select()
      .from(jobs)
      .where(eq(jobs.key, `user:${user.id}`));
    return left.every(({ state }) => state === 'succeeded');
  });
  return { client: client.with(token), id: user.id };
}
const ofOwner = (id: number) => world.server.db.current.select().from(servers).where(eq(servers.ownerId, id));
const waiting = async () =>
  (await admin.ask('notifications.list')).data.filter(
    ({ title }) => title === 'An invited user is waiting for a server',
  );

it('deploys a server of each chosen product that has one, and reduces its stock', async () => {
  const rare = await product({ name: 'Rare', stock: 2 });
  const addOn = await product({ name: 'More', category: 'add-on', type: 'streams', image: null });
  const { client, id } = await accept([rare, addOn, await product({ name: 'No image yet', image: null })]);
  const [server, ...others] = await ofOwner(id);
  expect([server, others]).toMatchObject([{ name: 'Rare', productId: rare }, []]);
  await settled(client, server!.id, 'running');
  expect((await admin.ask('adminProducts.one', { params: { id: rare } })).data.stock).toBe(1);
  expect(await waiting()).toEqual([]);
});

it('accepts an invitation when nothing is available, and notifies the admins to deploy by hand', async () => {
  const gone = await product({ name: 'Gone', stock: 0 });
  const { client, id } = await accept([gone]);
  expect(await ofOwner(id)).toEqual([]);
  expect((await client.ask('customerServers.list')).data).toEqual([]);
  const [notification] = await waiting();
  expect(notification?.content).toContain('Nora &lt;Newcomer&gt;');
  expect(notification?.content).toContain('Gone is sold out. Raise its stock, or choose another product.');
  await world.server.db.current.update(nodes).set({ enabled: false });
  const full = await accept([await product({ name: 'Nowhere' })]);
  expect(await ofOwner(full.id)).toEqual([]);
  expect((await waiting())[0]?.content).toContain('No node can take another server at the moment.');
  await world.server.db.current.update(nodes).set({ enabled: true });
  const [row] = await world.server.db.current.select().from(users).where(eq(users.id, full.id));
  expect(row?.email).toMatch(/^nora/);
});
