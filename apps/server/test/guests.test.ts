import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inviteKeys, inviteRedemptions, trialRequests, users } from '../src/db/schema.ts';
import { answerOf, refusalOf } from './support/client.ts';
import { createTestServer, day } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let plex: number;
let emby: number;
let addOn: number;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  const { products } = server.services;
  ({ id: plex } = await products.add({
    name: 'Plex one',
    type: 'plex',
    image: 'kronos/plex',
    isOfferedForTrial: true,
  }));
  ({ id: emby } = await products.add({ name: 'Emby one', type: 'emby', image: 'kronos/emby' }));
  ({ id: addOn } = await products.add({ name: 'More', type: 'streams', category: 'add-on' }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.settings.set('user_invite_keys', true);
  await server.services.settings.set('user_request_trial', true);
  // Each test runs some minutes after the previous one, because guests are rate-limited.
  server.clock.advance(11 * 60 * 1000);
});

const password = 'a long enough password';
let count = 0;
const newUser = () => ({ name: 'Nora Newcomer', email: `nora${++count}@example.test`, password });

describe('an invitation', () => {
  const make = async (values: Partial<Parameters<typeof server.services.invitations.make>[0]> = {}) => {
    const { id: inviterId } = await server.person('customer');
    return server.services.invitations.make({ inviterId, productIds: [plex, emby], ...values });
  };
  const verify = (key: unknown) => server.client().post('/api/accept-invite/verify', { key });
  const accept = (body: object) => server.client().post('/api/accept-invite', body);

  it('shows the inviter, the products and the expiry, however the key was typed', async () => {
    const key = await make({ note: 'Hello', email: 'nora@example.test', expiresAt: new Date('2030-01-01T00:00:00Z') });
    expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
    for (const typed of [
      key,
      ` ${key.toLowerCase()} `,
      key.replaceAll('-', ' '),
      key.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      expect(answerOf('invitations.verify', await verify(typed)).data).toEqual({
        inviter: 'customer',
        note: 'Hello',
        email_hint: 'n•••@example.test',
        uses_left: 1,
        expires_at: '2030-01-01T00:00:00.000Z',
        products: [
          { id: plex, name: 'Plex one', text: '', category: 'server', type: 'plex' },
          { id: emby, name: 'Emby one', text: '', category: 'server', type: 'emby' },
        ],
      });
    }
    expect(JSON.stringify(await server.db.current.select().from(inviteKeys))).not.toContain(key);
  });

  it('creates the account, uses up the key and signs in', async () => {
    const key = await make();
    const person = newUser();
    const body = answerOf('invitations.accept', await accept({ key, ...person, products: [emby] }));
    expect([body.user.email, body.user.is_admin]).toEqual([person.email, false]);
    expect((await server.client().with(body.token).ask('session.user')).id).toBe(body.user.id);
    const redemptions = await server.db.current.select().from(inviteRedemptions).orderBy(inviteRedemptions.id);
    expect(redemptions.at(-1)).toMatchObject({ userId: body.user.id, productIds: [emby] });
    expect((await (await server.as('customer')).ask('notifications.list')).data[0]?.title).toBe(
      'Your invitation was accepted',
    );
    expect(refusalOf(await verify(key)).errors?.['key']?.[0]).toMatch(/already been used/);
    expect((await server.client().signIn(person.email, password)).status).toBe(200);
  });

  it('of a reseller creates a customer of that reseller', async () => {
    const reseller = await server.person('reseller');
    const answer = await accept({ key: await make({ inviterId: reseller.id }), ...newUser(), products: [plex] });
    expect(answerOf('invitations.accept', answer).user.reseller_customer).toBe(true);
    expect((await (await server.as('reseller')).ask('reseller.show')).reseller.customers).toBe(1);
  });

  it('is accepted once when several try at the same time', async () => {
    const key = await make();
    const answers = await Promise.all([0, 1, 2].map(() => accept({ key, ...newUser(), products: [plex] })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(refusalOf(answers.find(({ status }) => status === 422)!).errors?.['key']?.[0]).toMatch(/already been used/);
  });

  it.each([
    ['unknown', async () => 'KRONO-XXXXX-XXXXX-XXXXX', /no invitation with this key/],
    ['used', () => make({ uses: 0 }), /already been used/],
    ['expired', () => make({ expiresAt: new Date(0) }), /has expired/],
    ['hostile', async () => `'; drop table users; --`, /no invitation with this key/],
    ['Unicode', async () => '🗝️ключ', /no invitation with this key/],
    ['empty', async () => '   ', /Enter the key/],
    ['over-long', async () => 'A'.repeat(5000), /At most 100/],
    ['a number', async () => 5, /expected string/],
  ])('explains why a key that is %s is refused', async (_, prepare, words) => {
    const answer = await verify(await prepare());
    expect([answer.status, refusalOf(answer).errors?.['key']?.[0]]).toEqual([422, expect.stringMatching(words)]);
  });

  it('can be withdrawn', async () => {
    const key = await make();
    await server.services.invitations.revoke(key);
    expect(refusalOf(await verify(key)).errors?.['key']?.[0]).toMatch(/withdrawn/);
    expect((await accept({ key, ...newUser(), products: [plex] })).status).toBe(422);
  });

  it('creates nothing when the account cannot be created', async () => {
    const key = await make();
    const before = await server.db.current.$count(users);
    const refusals = [
      [{ ...newUser(), email: 'Customer@Example.test' }, 'email', /No account can be created/],
      [{ ...newUser(), products: [addOn] }, 'products', /that the invitation includes/],
      [{ ...newUser(), products: [] }, 'products', /at least one/],
      [{ ...newUser(), name: ' ' }, 'name', /Enter a name/],
      [{ ...newUser(), name: 'a\r\nBcc: all@example.test' }, 'name', /one line/],
      [{ ...newUser(), email: 'nobody' }, 'email', /Invalid email address/],
      [{ ...newUser(), password: 'short' }, 'password', /At least 12/],
    ] as const;
    for (const [body, field, words] of refusals) {
      const answer = await accept({ key, products: [plex], ...body });
      expect([answer.status, refusalOf(answer).errors?.[field]?.[0]]).toEqual([422, expect.stringMatching(words)]);
    }
    expect(await server.db.current.$count(users)).toBe(before);
    expect(answerOf('invitations.verify', await verify(key)).data.uses_left).toBe(1);
  });

  it('for one address is refused to any other', async () => {
    const key = await make({ email: 'Only@example.test' });
    const answer = await accept({ key, ...newUser(), products: [plex] });
    expect(refusalOf(answer).errors?.['email']?.[0]).toBe('This invitation is for another address: O•••@example.test.');
    expect((await accept({ key, ...newUser(), email: 'only@EXAMPLE.test', products: [plex] })).status).toBe(200);
  });

  it('is rate-limited after twenty wrong keys', async () => {
    const answers = [];
    for (let i = 0; i < 22; i++) answers.push(await verify(`wrong ${i}`));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const refused = refusalOf(answers.find(({ status }) => status === 429)!);
    expect([refused.retry_after, refused.message]).toEqual([
      expect.any(Number),
      expect.stringMatching(/try again in \d+ s/),
    ]);
  });

  it('is refused while invitations are disabled', async () => {
    const key = await make();
    await server.services.settings.set('user_invite_keys', false);
    expect((await verify(key)).status).toBe(403);
    expect((await accept({ key, ...newUser(), products: [plex] })).status).toBe(403);
  });
});

describe('a request for a trial', () => {
  const wish = (change: object = {}) => ({ ...newUser(), product_id: plex, type: 'plex', note: 'Please', ...change });
  const ask = (body: object) => server.client().post('/api/request-trial', body);

  it('is made for an offered product and notifies the admins at once', async () => {
    expect((await server.client().ask('trials.offer')).data).toEqual([
      { id: plex, name: 'Plex one', text: '', category: 'server', type: 'plex', trial_days: 7 },
    ]);
    const body = wish();
    expect((await ask(body)).body).toEqual({ success: true });
    const admin = await server.as('admin');
    const { data } = await admin.ask('adminTrials.list', { query: { state: 'open' } });
    expect(data[0]).toMatchObject({ email: body.email, product: { id: plex, name: 'Plex one' }, state: 'open' });
    expect((await admin.ask('notifications.list')).data[0]?.content).toContain(
      `/app/admin/requested-trials/${data[0]!.id}`,
    );
  });

  it('is limited to one per address, even for two sent at the same time', async () => {
    const body = wish();
    const answers = await Promise.all([ask(body), ask({ ...body, email: body.email.toUpperCase() })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(refusalOf(await ask(body)).errors?.['email']?.[0]).toMatch(/open request for this address/);
  });

  it.each([
    ['another product', { product_id: 99_999 }, 'product_id'],
    ['a product that cannot be tried', () => ({ product_id: emby, type: 'emby' }), 'product_id'],
    ['another media server', { type: 'emby' }, 'type'],
    ['no media server', { type: 'kodi' }, 'type'],
    ['no address', { email: '' }, 'email'],
    ['an over-long note', { note: 'a'.repeat(2001) }, 'note'],
    ['an over-long name', { name: 'a'.repeat(101) }, 'name'],
  ])('is refused for %s', async (_, change, field) => {
    const before = await server.db.current.$count(trialRequests);
    const answer = await ask(wish(typeof change === 'function' ? change() : change));
    expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
    expect(await server.db.current.$count(trialRequests)).toBe(before);
  });

  it('stores hostile text as text', async () => {
    const body = wish({ name: '<img src=x onerror=alert(1)>', note: `'"); drop table trial_requests; -- 山田 🎬` });
    await ask(body);
    const { data } = await (await server.as('admin')).ask('adminTrials.list', { query: { q: body.email } });
    expect([data[0]?.name, data[0]?.note]).toEqual([body.name, body.note]);
  });

  it('is rate-limited', async () => {
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push((await ask(wish())).status);
    expect(answers).toContain(429);
    expect(answers.indexOf(429)).toBe(10);
  });

  it('is refused while trials are disabled', async () => {
    await server.services.settings.set('user_request_trial', false);
    expect((await ask(wish())).status).toBe(403);
    expect((await server.client().get('/api/request-trial')).status).toBe(403);
  });
});

it('expires an invitation at its date', async () => {
  const { id: inviterId } = await server.person('customer');
  const expiresAt = new Date(server.clock.now().getTime() + day);
  const key = await server.services.invitations.make({ inviterId, productIds: [], expiresAt });
  const verify = () => server.client().post('/api/accept-invite/verify', { key });
  expect((await verify()).status).toBe(200);
  server.clock.advance(day);
  expect(refusalOf(await verify()).errors?.['key']?.[0]).toMatch(/has expired/);
});
