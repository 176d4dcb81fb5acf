import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
});
afterAll(() => server.stop());

const visit = { ip: '127.0.0.1', userAgent: null };
async function impersonate() {
  const [admin, user] = [await server.person('admin'), await server.person('customer')];
  const { token, returnKey } = await server.services.impersonations.begin(admin, user, visit);
  return { admin, user, returnKey, client: server.client().with(token) };
}

it('an admin who is signed in as somebody else comes home by the return key', async () => {
  const { admin, user, returnKey, client } = await impersonate();
  expect((await client.get('/api/get-user')).body.id).toBe(user.id);
  const { status, body } = await client.post('/api/return-home', { return_key: returnKey, user_id: user.id });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { id: admin.id, admin: true },
    redirect_data: { path: `/app/admin/users/${user.id}` },
  });
  expect((await server.client().with(body.token).get('/api/get-user')).body.id).toBe(admin.id);
  expect((await client.get('/api/get-user')).status).toBe(401);
});

it('a wrong key, another’s number and a session that is nobody else’s lead nowhere', async () => {
  const { user, returnKey, client } = await impersonate();
  const home = { return_key: returnKey, user_id: user.id };
  expect((await client.post('/api/return-home', { ...home, return_key: 'wrong' })).status).toBe(403);
  expect((await client.post('/api/return-home', { ...home, user_id: user.id + 1 })).status).toBe(403);
  expect((await (await server.as('customer')).post('/api/return-home', home)).status).toBe(403);
  expect((await client.get('/api/get-user')).status).toBe(200);
});

it('the key works once', async () => {
  const { user, returnKey, client } = await impersonate();
  const home = { return_key: returnKey, user_id: user.id };
  const answers = await Promise.all([client.post('/api/return-home', home), client.post('/api/return-home', home)]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
});
