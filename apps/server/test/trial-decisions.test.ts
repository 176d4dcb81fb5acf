import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users as usersTable } from '../src/db/schema.ts';
import { answerOf, refusalOf, type TestClient, testPassword } from './support/client.ts';
import { linkIn, openInbox, type TestInbox } from './support/inbox.ts';
import { createWorld, settled, type World } from './support/world.ts';
import { createTestServer, day, hour } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

let world: World;
let admin: TestClient;
let plex: number;
let addOn: number;
let nodeId: number;
let inbox: TestInbox;
beforeAll(async () => {
  inbox = await openInbox({ keep: true });
  world = await createWorld({ env: inbox.env });
  const { server } = world;
  const { products, settings, nodes } = server.services;
  await settings.set('user_request_trial', true);
  ({ id: plex } = await products.add({
    name: 'Plex one',
    type: 'plex',
    image: 'kronos/plex:latest',
    isOfferedForTrial: true,
  }));
  ({ id: addOn } = await products.add({ name: 'More', type: 'streams', category: 'add-on' }));
  nodeId = (await nodes.findByAlias('Node one')) ?? 0;
  admin = await server.as('admin');
}, 120_000);
afterAll(async () => {
  await world.stop();
  await inbox.close();
});

const path = '/api/admin/requested-trials';
let count = 0;
async function request(email = `trial${++count}@example.test`, name = 'Tariq Tester') {
  const wish = { name, email, product_id: plex, type: 'plex', note: 'Please' } as const;
  await world.server.services.trials.request(wish);
  const body = await admin.ask('adminTrials.list', { query: { q: email, state: 'open' } });
  return { id: body.data[0]!.id, email };
}
const approve = (id: number, change: object = {}) =>
  admin.post(`${path}/${id}/approve`, { product_id: plex, days: 5, node_id: null, ...change });

describe('an approval', () => {
  it('creates the account, the server on the node and a link, and the server runs', async () => {
    const { id, email } = await request();
    const { data } = answerOf('adminTrials.approve', await approve(id, { node_id: nodeId }));
    expect([data.state, data.decision]).toEqual([
      'approved',
      expect.objectContaining({
        by: 'admin',
        days: 5,
        product: { id: plex, name: 'Plex one' },
        node: { id: nodeId, name: 'Node one' },
        server: expect.objectContaining({ name: 'Trial of Plex one', status: 'deploying' }),
        ended: false,
      }),
    ]);
    const user = await world.server.services.users.findByEmail(email);
    expect(user).toMatchObject({ name: 'Tariq Tester', isTrial: true, isAdmin: false });
    const mail = await inbox.next(email);
    expect([mail.subject, mail.text]).toEqual([
      'Your trial of Plex one',
      expect.stringMatching(/lasts 5 days[^]*expires after 7 days[^]*on your dashboard/),
    ]);
    const link = linkIn(mail);
    expect(link.pathname).toBe('/app/password/reset');
    const token = await world.server.services.oneTimeTokens.look(
      'password-reset',
      link.searchParams.get('token') ?? '',
    );
    expect(token).toMatchObject({ kind: 'valid', token: { userId: user!.id } });
    const running = await settled(admin, data.decision!.server!.id, 'running');
    expect(running.node.alias).toBe('Node one');
    const [row] = await world.server.db.current
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'adminTrials.approve'))
      .orderBy(desc(auditLog.id));
    expect(row).toMatchObject({ actorName: 'admin', targetName: email, after: { days: 5, server: running.id } });
  });

  it('ends on its date: the server is suspended', async () => {
    const { id } = await request();
    const server = answerOf('adminTrials.approve', await approve(id, { node_id: 'best', days: 1 })).data.decision!
      .server!.id;
    await settled(admin, server, 'running');
    const { trialDecisions, trials } = world.server.services;
    await trialDecisions.endDue();
    expect((await trials.find(id))?.trial.endedAt).toBeNull();
    world.server.clock.advance(day + hour);
    admin = await world.server.as('admin');
    await trialDecisions.endDue();
    await settled(admin, server, 'suspended');
    expect((await admin.ask('adminTrials.one', { params: { id } })).data.decision?.ended).toBe(true);
  });

  it('uses an existing account with the address, and keeps its password', async () => {
    const { id } = await request('Other@example.test');
    const asked = await admin.ask('adminTrials.one', { params: { id } });
    expect(asked.account).toMatchObject({ name: 'other', is_staff: false });
    expect((await approve(id)).status).toBe(200);
    expect(await world.server.person('other')).toMatchObject({ isTrial: true, name: 'other' });
    expect((await world.server.client().signIn('other@example.test')).status).toBe(200);
    const mail = await inbox.next('Other@example.test');
    expect([linkIn(mail).pathname, mail.text]).toEqual(['/app/login', expect.stringMatching(/set up your server/)]);
  });

  it('numbers the name of the server when earlier trials still use it', async () => {
    const email = 'again@example.test';
    const names: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { id } = await request(email);
      names.push(answerOf('adminTrials.approve', await approve(id, { node_id: nodeId })).data.decision!.server!.name);
    }
    expect(names).toEqual(['Trial of Plex one', 'Trial of Plex one 2', 'Trial of Plex one 3']);
  });

  it('is refused for a sub-user, who cannot own servers', async () => {
    const { id, email } = await request('sub@example.test');
    const { users } = world.server.services;
    const { id: userId } = await users.ensure({ email, name: 'Sub', password: testPassword, role: 'customer' });
    const owner = await world.server.person('customer');
    await world.server.db.current.update(usersTable).set({ parentId: owner.id }).where(eq(usersTable.id, userId));
    for (const change of [{}, { node_id: nodeId }])
      expect(await approve(id, change)).toMatchObject({
        status: 409,
        body: { message: 'A sub-user has no servers of their own.' },
      });
    expect((await users.find(userId))?.isTrial).toBe(false);
  });

  it('creates no server when no node was chosen', async () => {
    const { id } = await request();
    expect(answerOf('adminTrials.approve', await approve(id)).data.decision).toMatchObject({
      node: null,
      server: null,
    });
  });

  it('is refused for staff accounts', async () => {
    const { id } = await request('moderator@example.test');
    const answer = await approve(id);
    expect([answer.status, refusalOf(answer).message]).toEqual([409, expect.stringMatching(/a staff account/)]);
    expect((await world.server.person('moderator')).isTrial).toBe(false);
  });

  it('happens once, even when two are sent at once', async () => {
    const { id } = await request();
    const answers = await Promise.all([approve(id, { node_id: nodeId }), approve(id, { node_id: nodeId })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(refusalOf(await admin.post(`${path}/${id}/decline`, { reason: 'Too late.' })).message).toBe(
      'This request was already approved.',
    );
  });

  it('changes nothing when it is refused', async () => {
    const { id, email } = await request();
    const refusals = [
      [{ product_id: addOn }, 'product_id'],
      [{ product_id: 99_999 }, 'product_id'],
      [{ node_id: 99_999 }, 'node_id'],
      [{ days: 0 }, 'days'],
      [{ days: 400 }, 'days'],
    ] as const;
    for (const [change, field] of refusals) {
      const answer = await approve(id, change);
      expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await world.server.services.users.findByEmail(email)).toBeUndefined();
    expect((await admin.ask('adminTrials.one', { params: { id } })).data.state).toBe('open');
  });
});

describe('declining', () => {
  it('stores the reason, and allows another request from the address', async () => {
    const { id, email } = await request();
    const body = await admin.ask('adminTrials.decline', { params: { id }, body: { reason: 'All nodes are full.' } });
    expect(body.data).toMatchObject({ state: 'declined', decision: { by: 'admin', reason: 'All nodes are full.' } });
    expect((await inbox.next(email)).text).toContain('All nodes are full.');
    const again = await request(email.toUpperCase());
    const { history } = await admin.ask('adminTrials.one', { params: { id: again.id } });
    expect(history.map((one: { id: number }) => one.id)).toEqual([id]);
  });

  it('requires a reason', async () => {
    const { id } = await request();
    expect(refusalOf(await admin.post(`${path}/${id}/decline`, { reason: ' ' })).errors?.['reason']).toBeDefined();
  });

  it('declines only the open requests of a selection', async () => {
    const ids = [(await request()).id, (await request()).id] as const;
    await admin.post(`${path}/${ids[0]}/decline`, { reason: 'First.' });
    const body = await admin.ask('adminTrials.declineMany', {
      body: {
        ids: [...ids, ids[1], 99_999],
        reason: 'All nodes are full.',
      },
    });
    expect(body).toEqual({ success: true, declined: 1 });
    for (const [id, reason] of [
      [ids[0], 'First.'],
      [ids[1], 'All nodes are full.'],
    ] as const) {
      const { data } = await admin.ask('adminAudit.list', { query: { kind: 'trial-request', id } });
      expect(data.filter(({ after }) => after?.['state'] === 'declined')).toEqual([
        expect.objectContaining({ after: { state: 'declined', reason } }),
      ]);
    }
    expect((await admin.ask('adminTrials.one', { params: { id: ids[0] } })).data.decision?.reason).toBe('First.');
  });
});

describe('the list of requests', () => {
  it('is filtered, searched, sorted and paged', async () => {
    await request('zoe@list.test', 'Zoe_100%');
    await request('adam@list.test', 'adam');
    const names = async (query: string) =>
      answerOf('adminTrials.list', await admin.get(`${path}?${query}`)).data.map(({ name }) => name);
    expect(await names('q=list.test&sort=name&direction=asc')).toEqual(['adam', 'Zoe_100%']);
    expect(await names('q=LIST.test&sort=name&direction=desc&per_page=1&page=2')).toEqual(['adam']);
    expect(await names('q=_100%25')).toEqual(['Zoe_100%']);
    expect(await names('q=list.test&state=approved')).toEqual([]);
    const body = await admin.ask('adminTrials.export', { query: { q: 'list.test', sort: 'name', direction: 'asc' } });
    expect([body.data.map(({ name }: { name: string }) => name), body.meta]).toEqual([
      ['adam', 'Zoe_100%'],
      { total: 2 },
    ]);
  });

  it('is part of the trial settings, with the products', async () => {
    const body = await admin.ask('adminTrials.settings');
    expect(Object.keys(body).toSorted()).toEqual(['products', 'trials']);
    expect(body.products[0]).toEqual({
      id: plex,
      name: 'Plex one',
      text: '',
      category: 'server',
      type: 'plex',
      trial_days: 7,
      is_offered: true,
    });
    expect(body.trials[0]?.state).toBe('open');
  });
});

it('sends the admins an event for each change', async () => {
  const settings = await admin.ask('system.settings');
  const socket = await joinChannel(world.server, settings.realtime, admin, `private-admin.${settings.tenant}`);
  const { id } = await request();
  const eventCount = () => socket.events('trials-changed').length;
  expect(await until('the event of the request', eventCount)).toBe(1);
  await admin.post(`${path}/${id}/decline`, { reason: 'No.' });
  expect(await until('the event of the decision', () => eventCount() === 2)).toBe(true);
});

it('approves nothing without a mail server', async () => {
  const server = await createTestServer();
  await server.services.settings.set('user_request_trial', true);
  const product = { name: 'One', type: 'plex', image: 'kronos/plex', isOfferedForTrial: true } as const;
  const { id } = await server.services.products.add(product);
  const wish = { name: 'Nora', email: 'nora@example.test', product_id: id, type: 'plex', note: '' } as const;
  await server.services.trials.request(wish);
  const client = await server.as('admin');
  const answer = await client.post(`${path}/1/approve`, { product_id: id, days: 7 });
  expect([answer.status, refusalOf(answer).message]).toEqual([409, expect.stringMatching(/no mail server/)]);
  expect(await server.services.users.findByEmail(wish.email)).toBeUndefined();
}, 120_000);
