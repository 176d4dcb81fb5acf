import { type ApiClientDraft, contract, scopeOf } from '@kronos/api/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiClients, auditLog, users } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { contractRows } from './support/contract-rows.ts';
import { createTestServer, day } from './support/create-test-server.ts';

const path = '/api/admin/integrations/kronos-api';
const draft: ApiClientDraft = { name: 'Billing', scopes: ['users:read'], reseller_id: null, days: null };
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  return () => server.stop();
});

const create = (change: Partial<ApiClientDraft> = {}) =>
  admin.ask('adminApiClients.create', { body: { ...draft, ...change } });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
/** Calls like a program: with its key, and without cookies or other headers of a browser. */
const callWith = (key: string, method: string, to: string, body?: object) =>
  server.client().raw(method, to, {
    headers: { ...bearer(key), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const resellerId = async () => (await server.person('reseller')).id;

describe('an API client', () => {
  it('acts as the admin who added it, within its scopes', async () => {
    const { id, key } = await create();
    expect(key).toMatch(/^kronos_[\w-]{43}$/);
    expect((await callWith(key, 'GET', '/api/admin/users')).status).toBe(200);
    const refused = await callWith(key, 'GET', '/api/admin/nodes');
    expect([refused.status, refusalOf(refused).message]).toEqual([
      403,
      'The API client Billing needs nodes:read for this.',
    ]);
    const { id: user } = await server.person('other');
    const change = () => callWith(key, 'POST', `/api/admin/users/user/${user}/update`, { is_trial: true });
    expect(refusalOf(await change()).message).toBe('The API client Billing needs users:write for this.');

    await admin.ask('adminApiClients.update', { params: { id }, body: { name: 'Billing', scopes: ['users:write'] } });
    expect((await change()).status).toBe(200);
    expect((await callWith(key, 'GET', '/api/admin/users')).status).toBe(200);
  });

  it('is named in the audit log together with its admin', async () => {
    const { key } = await create({ name: 'Sync', scopes: ['users:write'] });
    const { id } = await server.person('other');
    await callWith(key, 'POST', `/api/admin/users/user/${id}/update`, { is_contributor: true });
    const [row] = (await admin.ask('adminUsers.audit', { params: { id } })).data;
    expect(row).toMatchObject({ action: 'adminUsers.update', actor: { name: 'admin' }, client: 'Sync' });
  });

  it.each([
    'session.user',
    'account.fetch',
    'ownSessions.list',
    'security.show',
    'impersonations.begin',
    'adminSettings.system',
    'adminApiClients.list',
    'system.authorizeChannel',
  ])('may not call %s, whatever its scopes', async (id) => {
    const { endpoint } = contractRows.find((row) => row.id === id) ?? {};
    expect(endpoint && scopeOf(id, endpoint)).toBeUndefined();
    const { key } = await create({ scopes: ['users:write', 'servers:write', 'nodes:write'] });
    const answer = await callWith(key, endpoint!.method, endpoint!.path.replaceAll(/:\w+/g, '1'));
    expect([answer.status, refusalOf(answer).message]).toEqual([403, 'API clients may not do this.']);
  });

  it('cannot create, change or delete admins', async () => {
    const { key } = await create({ scopes: ['users:write'] });
    const [{ id: user }, { id: other }] = [await server.person('other'), await server.person('admin')];
    for (const [method, to, body] of [
      ['POST', '/api/admin/users/create', { name: 'Mine', email: 'mine@elsewhere.test', is_admin: true }],
      ['POST', `/api/admin/users/user/${user}/update`, { is_admin: true }],
      ['POST', `/api/admin/users/user/${other}/update`, { email: 'mine@elsewhere.test' }],
      ['DELETE', `/api/admin/users/user/${other}/delete?name=admin`, undefined],
      ['POST', `/api/admin/users/user/${other}/sessions/end`, {}],
    ] as const) {
      const answer = await callWith(key, method, to, body);
      expect([answer.status, refusalOf(answer).message]).toEqual([
        403,
        'API clients may not create, change or delete admins.',
      ]);
    }
  });

  it('cannot create other clients', async () => {
    const { key } = await create({ scopes: ['users:write'] });
    const answer = await callWith(key, 'POST', contract.adminApiClients.create.path, draft);
    expect([answer.status, refusalOf(answer).message]).toEqual([403, 'API clients may not do this.']);
  });

  it('expires after the chosen number of days, which start over with a new key', async () => {
    const { id, key } = await create({ days: '30' });
    server.clock.advance(31 * day);
    admin = await server.as('admin');
    const ended = await callWith(key, 'GET', '/api/admin/users');
    expect([ended.status, refusalOf(ended).message]).toEqual([
      401,
      'There is no API client with this key, or the key has expired.',
    ]);
    const { key: next } = await admin.ask('adminApiClients.renew', { params: { id } });
    expect((await callWith(next, 'GET', '/api/admin/users')).status).toBe(200);
    server.clock.advance(29 * day);
    expect((await callWith(next, 'GET', '/api/admin/users')).status).toBe(200);
    admin = await server.as('admin');
  });

  it('loses its previous key when a new one is issued, and all access when it is removed', async () => {
    const { id, key } = await create();
    const { key: next } = await admin.ask('adminApiClients.renew', { params: { id } });
    expect((await callWith(key, 'GET', '/api/admin/users')).status).toBe(401);
    await admin.ask('adminApiClients.remove', { params: { id } });
    expect((await callWith(next, 'GET', '/api/admin/users')).status).toBe(401);
    expect((await admin.post(`${path}/clients/${id}/key`)).status).toBe(404);
  });

  it('has access only while its admin is an admin', async () => {
    const { key } = await create();
    const { id } = await server.person('admin');
    const setAdmin = (isAdmin: boolean) => server.db.current.update(users).set({ isAdmin }).where(eq(users.id, id));
    await setAdmin(false);
    expect((await callWith(key, 'GET', '/api/admin/users')).status).toBe(401);
    await setAdmin(true);
    expect((await callWith(key, 'GET', '/api/admin/users')).status).toBe(200);
  });

  it('is refused when called from a page of another site', async () => {
    const { key } = await create({ scopes: ['users:write'] });
    const { id } = await server.person('other');
    const answer = await server.client().raw('POST', `/api/admin/users/user/${id}/update`, {
      headers: { ...bearer(key), origin: 'https://elsewhere.test', 'content-type': 'application/json' },
      body: '{"is_trial":false}',
    });
    expect(answer.status).toBe(403);
  });
});

describe('the panel of a reseller', () => {
  it('acts as the reseller', async () => {
    const { key } = await create({
      name: 'Shop',
      reseller_id: await resellerId(),
      scopes: ['servers:read', 'nodes:read'],
    });
    expect((await callWith(key, 'GET', '/api/customer/servers')).status).toBe(200);
    const refused = await callWith(key, 'GET', '/api/admin/nodes');
    expect([refused.status, refusalOf(refused).message]).toEqual([403, 'Your account may not do this.']);
    const { clients, reseller_panels, api_domain } = await admin.ask('adminApiClients.list');
    expect(reseller_panels).toMatchObject([{ name: 'Shop', acts_as: { name: 'reseller' }, key_ending: key.slice(-4) }]);
    expect(clients.map(({ name }) => name)).not.toContain('Shop');
    expect(api_domain).toBe('panel.example.test');
  });

  it('gets only scopes that a reseller can use, and only for resellers', async () => {
    const { id: other } = await server.person('other');
    const refuse = async (change: Partial<ApiClientDraft>) =>
      refusalOf(await admin.post(`${path}/clients`, { ...draft, ...change })).errors;
    expect(await refuse({ reseller_id: other, scopes: ['servers:read'] })).toEqual({
      reseller_id: ['This reseller does not exist'],
    });
    expect(await refuse({ reseller_id: await resellerId() })).toEqual({
      scopes: ['A reseller panel can only have access to servers, nodes and processes'],
    });
  });
});

it('stores no key, and shows only its ending, and when and from where it was last used', async () => {
  const { id, key } = await create({ name: 'Seen', scopes: ['users:read', 'users:read'] });
  const before = server.clock.now().getTime();
  await callWith(key, 'GET', '/api/admin/users');
  const { clients } = await admin.ask('adminApiClients.list');
  const seen = clients.find((one) => one.id === id);
  expect(seen).toMatchObject({
    scopes: ['users:read'],
    key_ending: key.slice(-4),
    last_used_from: expect.stringMatching(/127\.0\.0\.1/),
  });
  expect(Date.parse(seen?.last_used_at ?? '')).toBeGreaterThanOrEqual(before);
  const kept = JSON.stringify([
    await server.db.current.select().from(apiClients),
    await server.db.current.select().from(auditLog),
  ]);
  expect(kept).not.toContain(key);
});

it('does not overwrite scopes that another admin has changed meanwhile', async () => {
  const { id } = await create({ name: 'Twice' });
  const seen = async () => (await admin.ask('adminApiClients.list')).clients.find((one) => one.id === id);
  const save = (version: string | undefined, body: object) =>
    admin.post(`${path}/clients/${id}?based_on=${encodeURIComponent(version ?? '')}`, { name: 'Twice', ...body });
  const version = (await seen())?.version;
  expect((await save(version, { scopes: ['nodes:read'] })).status).toBe(200);
  const late = await save(version, { scopes: ['users:write'] });
  expect([late.status, refusalOf(late).stale]).toMatchObject([409, { by: 'admin' }]);
  expect((await seen())?.scopes).toEqual(['nodes:read']);
  expect((await save((await seen())?.version, { scopes: ['users:write'] })).status).toBe(200);
});

it('requires a recent confirmation of identity from the admin', async () => {
  const { id } = await create();
  server.clock.advance(11 * 60_000);
  for (const [to, body] of [
    ['clients', draft],
    [`clients/${id}`, { name: 'Other', scopes: ['users:write'] }],
    [`clients/${id}/key`, undefined],
  ] as const)
    expect(refusalOf(await admin.post(`${path}/${to}`, body)).message).toBe('Confirm that it is you, then try again.');
  // Removal requires no confirmation, because it may be urgent.
  await admin.ask('adminApiClients.remove', { params: { id } });
});
