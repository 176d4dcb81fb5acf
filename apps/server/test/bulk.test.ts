import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  return () => server.stop();
});

const nobody = 999_999;
const draft = { category: 'server', type: 'plex', limits: {} } as const;
const create = async (name: string) => (await admin.ask('adminProducts.create', { body: { ...draft, name } })).id;
const isArchived = async (id: number) =>
  (await admin.ask('adminProducts.one', { params: { id } })).data.archived_at !== null;
const bulk = async (body: { ids: number[]; action: 'archive' | 'restore' }) =>
  (await admin.ask('adminProducts.bulk', { body })).outcomes;

it('applies the action to each record once, and reports the outcome of each', async () => {
  const [first, second] = [await create('First'), await create('Second')];
  expect(await bulk({ ids: [first, nobody, second, first], action: 'archive' })).toEqual([
    { id: first, success: true },
    { id: nobody, success: false, message: 'This product does not exist.' },
    { id: second, success: true },
  ]);
  expect([await isArchived(first), await isArchived(second)]).toEqual([true, true]);
  expect(await bulk({ ids: [second], action: 'restore' })).toEqual([{ id: second, success: true }]);
  expect([await isArchived(first), await isArchived(second)]).toEqual([true, false]);
});

it('writes an audit row for each record', async () => {
  const ids = [await create('Third'), await create('Fourth')];
  await bulk({ ids, action: 'archive' });
  const rows = await server.db.current
    .select({ id: auditLog.targetId })
    .from(auditLog)
    .where(eq(auditLog.action, 'adminProducts.bulk'))
    .orderBy(auditLog.id);
  expect(rows.slice(-2)).toEqual(ids.map((id) => ({ id: String(id) })));
});

it('ends the trials of existing users, and reports the other ids as failed', async () => {
  const { id } = await server.person('customer');
  await admin.ask('adminUsers.update', { params: { id }, body: { is_trial: true } });
  const { outcomes } = await admin.ask('adminUsers.bulk', { body: { ids: [nobody, id], action: 'end_trial' } });
  expect(outcomes.map(({ success }) => success)).toEqual([false, true]);
  expect((await admin.ask('adminUsers.one', { params: { id } })).data.is_trial).toBe(false);
});

it('signs several users out everywhere, except from the session of the caller', async () => {
  const one = await server.as('customer');
  const ids = [(await server.person('customer')).id, (await server.person('admin')).id, nobody];
  const { outcomes } = await admin.ask('adminUsers.bulk', { body: { ids, action: 'end_sessions' } });
  expect(outcomes.map(({ success }) => success)).toEqual([true, true, false]);
  expect((await one.get('/api/get-user')).status).toBe(401);
  expect((await admin.get('/api/get-user')).status).toBe(200);
});

it.each([
  { what: 'nothing chosen', body: { ids: [], action: 'archive' } },
  {
    what: 'more than a hundred',
    body: { ids: Array.from({ length: 101 }, (_, index) => index + 1), action: 'archive' },
  },
  { what: 'an action that there is not', body: { ids: [1], action: 'explode' } },
])('refuses $what before anything is changed', async ({ body }) => {
  const id = await create('Fifth');
  const response = await admin.post('/api/admin/products/bulk', {
    ...body,
    ids: body.ids.map((one) => (one === 1 ? id : one)),
  });
  expect(response.status).toBe(422);
  expect(Object.keys(refusalOf(response).errors ?? {})).toHaveLength(1);
  expect(await isArchived(id)).toBe(false);
});
