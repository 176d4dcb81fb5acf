import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { answerOf, refusalOf, type TestClient } from './support/client.ts';
import { createTestServer, day } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
let inviter: number;
let plex: number;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  ({ id: inviter } = await server.person('customer'));
  ({ id: plex } = await server.services.products.add({ name: 'Plex one', type: 'plex', image: 'kronos/plex' }));
  await server.services.settings.set('user_invite_keys', true);
});
afterAll(() => server.stop());

const pathOf = (id: number) => `/api/admin/users/user/${id}/invitations`;
const list = () => admin.ask('adminInvitations.list', { params: { id: inviter } });
const make = (more: object = {}) =>
  admin.post(pathOf(inviter), { email: null, product_ids: [plex], uses: 2, expires_at: null, note: '', ...more });
const made = async (more: object = {}) => answerOf('adminInvitations.create', await make(more));
const lastAudit = async () => (await server.db.current.select().from(auditLog).orderBy(auditLog.id)).at(-1)!;
const accept = (key: string, email: string) =>
  server
    .client()
    .post('/api/accept-invite', { key, email, name: 'Nora', password: 'a long enough one', products: [plex] });

describe('an invitation key created by an admin', () => {
  it('works by its link, is shown only once, and lists who used it', async () => {
    const body = await made({ note: ' Come in. ' });
    expect(body.link).toBe(`${new URL(body.link).origin}/app/accept-invite/${body.key}/verify`);
    expect((await accept(body.key, 'nora@example.test')).status).toBe(200);

    const answer = await list();
    expect(JSON.stringify(answer)).not.toContain(body.key);
    expect(answer).toMatchObject({ total: 1, are_open: true, products: [{ id: plex, name: 'Plex one' }] });
    expect(answer.data).toMatchObject([
      {
        prefix: body.key.slice(0, 5),
        state: 'open',
        email: null,
        note: 'Come in.',
        products: [{ id: plex, name: 'Plex one' }],
        uses_left: 1,
        used_by: [{ name: 'Nora', at: expect.any(String) }],
      },
    ]);
    await accept(body.key, 'nils@example.test');
    expect((await list()).data[0]).toMatchObject({ state: 'used', uses_left: 0 });
    expect((await list()).data[0]!.used_by.map(({ name }) => name)).toEqual(['Nora', 'Nora']);
  });

  it('is listed for the user and nobody else, without the ids of accounts', async () => {
    const { key } = await made({ note: 'For friends' });
    await accept(key, 'friend@example.test');
    const own = await (await server.as('customer')).ask('customerInvitations.list');
    expect(own).toMatchObject({ total: (await list()).total, are_open: true });
    expect(own.data[0]).toMatchObject({ prefix: key.slice(0, 5), note: 'For friends', uses_left: 1 });
    expect(own.data[0]!.used_by).toEqual([{ name: 'Nora', at: expect.any(String) }]);
    expect(JSON.stringify(own)).not.toContain(key);
    const other = await (await server.as('other')).ask('customerInvitations.list');
    expect(other).toEqual({ data: [], total: 0, are_open: true });
  });

  it('is in the audit log of the user by its prefix only', async () => {
    const body = await made();
    const row = await lastAudit();
    expect(row).toMatchObject({ action: 'adminInvitations.create', targetKind: 'user', targetId: String(inviter) });
    expect(JSON.stringify(row)).not.toContain(body.key);
    expect(row.after).toMatchObject({ key: body.key.slice(0, 5), uses: 2 });
  });

  it('for one address can be used once', async () => {
    await make({ email: 'only@example.test', uses: 5 });
    expect((await list()).data[0]).toMatchObject({ email: 'only@example.test', uses_left: 1 });
  });

  it('expires', async () => {
    const body = await made({ expires_at: new Date(server.clock.now().getTime() + day).toISOString() });
    server.clock.advance(2 * day);
    admin = await server.as('admin');
    expect((await list()).data[0]).toMatchObject({ state: 'expired' });
    expect((await accept(body.key, 'late@example.test')).status).toBe(422);
  });

  it('is refused with a message for each invalid field, and nothing is created', async () => {
    const before = (await list()).total;
    const words = async (more: object) => refusalOf(await make(more)).errors;
    expect(await words({ product_ids: [plex, 999] })).toEqual({
      product_ids: ['One of these products is no longer sold.'],
    });
    expect(await words({ expires_at: '2020-01-01T00:00:00Z' })).toEqual({
      expires_at: ['Choose a time in the future.'],
    });
    expect(await words({ email: 'nobody' })).toEqual({ email: ['Invalid email address'] });
    expect(await words({ uses: 0 })).toEqual({ uses: ['At least 1'] });
    expect((await words({ note: 'x'.repeat(301) }))?.['note']).toHaveLength(1);
    expect(
      (await admin.post(pathOf(999), { email: null, product_ids: [], uses: 1, expires_at: null, note: '' })).status,
    ).toBe(404);
    expect((await list()).total).toBe(before);
  });
});

describe('withdrawing a key', () => {
  it('closes the key for good and leaves an audit entry', async () => {
    const body = await made();
    const { id } = (await list()).data[0]!;
    const withdraw = (user = inviter) => admin.call('DELETE', `${pathOf(user)}/${id}`);
    expect((await withdraw((await server.person('other')).id)).status).toBe(404);
    expect((await withdraw()).status).toBe(200);
    expect(await lastAudit()).toMatchObject({
      action: 'adminInvitations.withdraw',
      targetName: 'customer',
      before: { state: 'open' },
      after: { state: 'withdrawn' },
    });
    expect((await list()).data[0]).toMatchObject({ id, state: 'withdrawn' });
    expect(refusalOf(await accept(body.key, 'too@example.test')).errors?.['key']?.[0]).toMatch(
      /^This invitation was withdrawn/,
    );
    expect((await withdraw()).status).toBe(409);
  });
});
