import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type TestClient, testPassword } from './support/client.ts';
import { createTestServer, day, hour } from './support/create-test-server.ts';
import { linkIn, openInbox, type TestInbox } from './support/inbox.ts';

let inbox: TestInbox;
let server: Awaited<ReturnType<typeof createTestServer>>;
let owner: TestClient;
let other: TestClient;
const path = '/api/customer/sub-users';
const email = 'robin@example.test';

beforeAll(async () => {
  inbox = await openInbox({ keep: true });
  const spec = { node: 'away', type: 'plex' as const, image: 'kronos/plex', containerPort: 32400 };
  server = await createTestServer({
    keep: true,
    env: inbox.env,
    provision: {
      nodes: [{ alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } }],
      servers: [
        { ...spec, name: 'Cinema', owner: 'customer@example.test', port: 9000 },
        { ...spec, name: 'Music', owner: 'customer@example.test', port: 9001 },
        { ...spec, name: 'Foreign', owner: 'other@example.test', port: 9002 },
      ],
    },
  });
  [owner, other] = [await server.as('customer'), await server.as('other')];
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const list = async (client = owner) => await client.ask('subUsers.list');
const serverId = async (name: string, client = owner): Promise<number> =>
  (await list(client)).servers.find((one) => one.name === name)!.id;
const invite = (servers: unknown[], to = email) => owner.post(`${path}/invitations`, { email: to, servers });
const tokenIn = async (to = email) =>
  linkIn(await inbox.next(to))
    .pathname.split('/')
    .at(-1)!;
const robin = async () => {
  const client = server.client();
  await client.signIn(email);
  return client;
};

describe('an invitation', () => {
  it('is refused for an address with an account, and for servers of others', async () => {
    expect(refusalOf(await invite([], 'admin@example.test')).errors?.['email']).toEqual([
      'This address already has an account here. Ask for a different address.',
    ]);
    const foreign = await serverId('Foreign', other);
    expect(refusalOf(await invite([{ id: foreign, rights: ['view'] }])).errors?.['servers']).toEqual([
      'One of these servers is not yours.',
    ]);
    expect((await list()).invitations).toEqual([]);
  });

  it('is sent, sent again with another link, and withdrawn', async () => {
    const id = await serverId('Cinema');
    expect((await invite([{ id, rights: ['power'] }])).status).toBe(200);
    expect((await invite([])).status).toBe(422);
    const first = await tokenIn();
    const open = (await list()).invitations[0]!;
    expect(open).toMatchObject({ email, servers: [{ name: 'Cinema', rights: ['view', 'power'] }], expired: false });
    expect((await other.post(`${path}/invitations/${open.id}/resend`)).status).toBe(404);
    expect((await other.call('DELETE', `${path}/invitations/${open.id}`)).status).toBe(404);

    expect((await owner.post(`${path}/invitations/${open.id}/resend`)).status).toBe(200);
    const second = await tokenIn();
    const look = async (token: string) => server.client().get(`/api/sub-user-invitations/${token}`);
    expect((await look(first)).status).toBe(404);
    expect((await look(second)).body).toMatchObject({ email, invited_by: 'customer', servers: ['Cinema'] });

    const again = (await list()).invitations[0]!;
    expect((await owner.call('DELETE', `${path}/invitations/${again.id}`)).status).toBe(200);
    expect((await look(second)).status).toBe(404);
    expect((await list()).invitations).toEqual([]);
  });

  it('is limited to five mails an hour to one address, whoever sends them', async () => {
    const to = 'crowded@example.test';
    expect((await invite([], to)).status).toBe(200);
    for (let count = 1; count < 5; count += 1) {
      const { id } = (await list()).invitations.find((one) => one.email === to)!;
      expect((await owner.post(`${path}/invitations/${id}/resend`)).status).toBe(200);
    }
    const { id } = (await list()).invitations.find((one) => one.email === to)!;
    const refused = [
      await owner.post(`${path}/invitations/${id}/resend`),
      await other.post(`${path}/invitations`, { email: 'CROWDED@example.test', servers: [] }),
    ];
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 429, body: { retry_after: expect.any(Number) } });
    await owner.ask('subUsers.withdraw', { params: { id } });
    server.clock.advance(hour);
  });

  it('counts towards twenty mails an hour per account, together with changes of the e-mail address', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await invite([], `guest-${count}@example.test`)).status).toBe(200);
      const { id } = (await list()).invitations[0]!;
      await owner.ask('subUsers.withdraw', { params: { id } });
    }
    await owner.ask('security.confirm', { body: { password: testPassword } });
    // Beyond the limit it also no longer reveals which addresses have an account.
    for (const answer of [
      await invite([], 'guest@example.test'),
      await invite([], 'admin@example.test'),
      await owner.post('/api/customer/account/email', { email: 'admin@example.test' }),
    ])
      expect(answer).toMatchObject({ status: 429, body: { retry_after: expect.any(Number) } });
    server.clock.advance(hour);
  });

  it('expires after a week and can be sent again', async () => {
    await invite([], 'late@example.test');
    const token = await tokenIn('late@example.test');
    server.clock.advance(7 * day);
    [owner, other] = [await server.as('customer'), await server.as('other')];
    const answer = await server.client().get(`/api/sub-user-invitations/${token}`);
    expect([answer.status, refusalOf(answer).message]).toEqual([
      409,
      'This link is no longer valid. Ask the person who invited you to send it again.',
    ]);
    expect((await list()).invitations).toMatchObject([{ email: 'late@example.test', expired: true }]);
  });

  it('creates an account once, with a password chosen by the invited user', async () => {
    await invite([{ id: await serverId('Cinema'), rights: ['view'] }]);
    const token = await tokenIn();
    const accept = (password = testPassword) =>
      server.client().post(`/api/sub-user-invitations/${token}`, { name: 'Robin', password });
    expect(refusalOf(await accept('short')).errors?.['password']).toEqual([
      'At least 12 characters, or a passphrase of four words',
    ]);
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await list()).data).toMatchObject([
      { name: 'Robin', email, servers: [{ name: 'Cinema', rights: ['view'] }] },
    ]);
    const [notification] = (await owner.ask('notifications.list')).data;
    expect(notification?.title).toBe('Your invitation was accepted');
  });
});

describe('a sub-user', () => {
  it('has the granted rights and no others', async () => {
    const client = await robin();
    const [cinema, music] = [await serverId('Cinema'), await serverId('Music')];
    const names = async () => (await client.ask('customerServers.list')).data.map(({ name }: { name: string }) => name);
    const start = async (id: number) => (await client.post(`/api/customer/servers/${id}/start`)).status;
    expect(await names()).toEqual(['Cinema']);
    expect([await start(cinema), await start(music)]).toEqual([403, 404]);

    const { id } = (await list()).data[0]!;
    const set = (servers: unknown[]) => owner.post(`${path}/${id}/rights`, { servers });
    expect((await set([{ id: music, rights: ['power'] }])).status).toBe(200);
    expect(await names()).toEqual(['Music']);
    expect([await start(cinema), await start(music)]).toEqual([404, 200]);
    expect((await set([{ id: await serverId('Foreign', other), rights: ['view'] }])).status).toBe(422);
    expect((await set([{ id: music, rights: ['rule'] }])).status).toBe(422);
    expect(await names()).toEqual(['Music']);
  });

  it('cannot manage sub-users, and sees the name of the main account', async () => {
    const client = await robin();
    for (const answer of [
      await client.get(path),
      await client.post(`${path}/invitations`, { email: 'x@example.test', servers: [] }),
    ])
      expect([answer.status, refusalOf(answer).message]).toEqual([403, 'A sub-user cannot manage sub-users.']);
    expect((await client.ask('account.fetch')).main_account).toEqual({ name: 'customer' });
  });

  it('is visible only to the owner who invited the sub-user', async () => {
    const { id } = (await list()).data[0]!;
    expect((await list(other)).data).toEqual([]);
    expect((await other.post(`${path}/${id}/rights`, { servers: [] })).status).toBe(404);
    expect((await other.call('DELETE', `${path}/${id}`)).status).toBe(404);
    // An ordinary account is not a sub-user either.
    const admin = await server.person('admin');
    expect((await owner.call('DELETE', `${path}/${admin.id}`)).status).toBe(404);
  });

  it('is deleted at once when removed', async () => {
    const client = await robin();
    const { id } = (await list()).data[0]!;
    expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await client.get('/api/get-user')).status).toBe(401);
    expect((await server.client().signIn(email)).status).toBe(401);
    expect((await list()).data).toEqual([]);
  });
});
