import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditedKind } from '@kronos/api/contract';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;

beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const draft = { name: 'Prints', source: 'date', variables: [], as_root: false };
const historyOf = (kind: AuditedKind, id: number, more = {}) =>
  admin.ask('adminAudit.list', { query: { kind, id, ...more } });

it('lists what was done to a record, by whom, and what changed, newest first', async () => {
  const { id } = await admin.ask('adminScripts.create', { body: draft });
  const other = await admin.ask('adminScripts.create', { body: { ...draft, name: 'Another' } });
  const params = { id };
  await admin.ask('adminScripts.update', { params, body: { ...draft, name: 'Prints the date' } });
  await admin.ask('adminScripts.remove', { params });

  const { data, meta } = await historyOf('script', id);
  const actor = { id: expect.any(Number), name: 'admin' };
  expect(data).toMatchObject([
    { action: 'adminScripts.remove', actor, target: { kind: 'script', id: String(id), name: 'Prints the date' } },
    { action: 'adminScripts.update', actor, before: { name: 'Prints' }, after: { name: 'Prints the date' } },
    { action: 'adminScripts.create', actor, before: null, ip: '127.0.0.1' },
  ]);
  expect(meta).toMatchObject({ total: 3, current_page: 1 });
  const { data: first } = await historyOf('script', id, { direction: 'asc', per_page: 1 });
  expect(first).toMatchObject([{ action: 'adminScripts.create' }]);
  expect((await historyOf('script', other.id)).meta.total).toBe(1);
  // A record of another kind with the same id has its own history.
  expect((await historyOf('product', id)).meta.total).toBe(0);
});

it('includes a change of several records at once in the history of each', async () => {
  const alert = {
    tone: 'info' as const,
    audience: ['customer' as const],
    pages: [],
    is_dismissible: true,
    is_enabled: true,
    starts_at: '2030-01-01T00:00:00.000Z',
    ends_at: null,
  };
  const make = async (text: string) => (await admin.ask('adminAlerts.create', { body: { ...alert, text } })).id;
  const [one, two, untouched] = [await make('One'), await make('Two'), await make('Three')];
  await admin.ask('adminAlerts.bulk', { body: { ids: [one, two], action: 'delete' } });
  for (const id of [one, two]) {
    const { data } = await historyOf('alert', id);
    expect(data.map(({ action }) => action)).toEqual(['adminAlerts.bulk', 'adminAlerts.create']);
  }
  expect((await historyOf('alert', untouched)).meta.total).toBe(1);
});

it('refuses unknown kinds of record, and invalid ids', async () => {
  const refused = async (query: string) => refusalOf(await admin.get(`/api/admin/audit?${query}`)).errors;
  expect(await refused('kind=secret&id=1')).toHaveProperty('kind');
  expect(await refused('kind=script&id=1%20or%201')).toHaveProperty('id');
  expect(await refused('id=1')).toHaveProperty('kind');
});
