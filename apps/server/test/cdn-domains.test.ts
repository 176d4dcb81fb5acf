import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { auditLog, cdnPreferences, users } from '../src/db/schema.ts';
import { personalData } from '../src/domain/account/personal-data.ts';
import { answerOf, refusalOf, testPassword } from './support/client.ts';
import { type CdnWorld, createCdnWorld } from './support/cdn-world.ts';

let world: CdnWorld;
beforeAll(async () => {
  world = await createCdnWorld();
}, 240_000);
afterEach(() => world.reset());
afterAll(() => world.stop());

const domain = 'media.bob.test';
const own = async (name: string | null, cdn: number | null = null) =>
  answerOf('customerCdn.prefer', await world.prefer({ cdn, domain: name })).data;
const check = async () =>
  answerOf('customerCdn.checkDomain', await world.customer.post('/api/customer/cdn-host/check'));

describe('an own domain', () => {
  it.each([
    ['is ready when it leads to a host', { cname: 'fra.cdn.test' }, 'ready', 'fra.cdn.test'],
    ['is missing when nobody knows it', null, 'missing', null],
    ['is elsewhere when it has an address of its own', { address: '192.0.2.7' }, 'elsewhere', '192.0.2.7'],
    ['is elsewhere when it leads to another name', { cname: 'shop.test' }, 'elsewhere', 'shop.test'],
  ])('%s', async (_, leads, state, found) => {
    if (leads) await world.name(domain, leads);
    expect((await own(domain)).domain).toEqual({ name: domain, state, found, checked_at: expect.any(String) });
  });

  it('is ready through a chain of names, but never in a loop', async () => {
    await world.name(domain, { cname: 'one.test' });
    await world.name('one.test', { cname: 'Two.test' });
    await world.name('two.test', { cname: 'ams.cdn.test' });
    expect((await own(domain)).domain?.state).toBe('ready');
    await world.name('two.test', { cname: domain });
    expect((await check()).data.domain?.state).toBe('elsewhere');
  });

  it('must lead to the preferred host if there is one', async () => {
    await world.name(domain, { cname: 'ams.cdn.test' });
    expect((await own(domain, world.hosts[0])).domain).toMatchObject({ state: 'elsewhere', found: 'ams.cdn.test' });
    const preference = await own(domain, world.hosts[1]);
    expect(preference).toMatchObject({ cdn: world.hosts[1], domain: { state: 'ready' } });
    expect(preference.hosts.map(({ name, is_preferred }) => [name, is_preferred])).toEqual([
      ['Amsterdam', true],
      ['Frankfurt', false],
    ]);
  });

  it('is unchecked while DNS does not respond, and checked on the next request', async () => {
    await world.sandbox.control('POST', '/names/silence');
    onTestFinished(() => world.sandbox.control('DELETE', '/names/silence'));
    expect((await own(domain)).domain?.state).toBe('unchecked');
    await world.sandbox.control('DELETE', '/names/silence');
    await world.name(domain, { cname: 'fra.cdn.test' });
    expect((await check()).data.domain?.state).toBe('ready');
    await own(null);
    expect((await world.customer.post('/api/customer/cdn-host/check')).status).toBe(409);
  });

  it('belongs to one user, whose identity is not revealed', async () => {
    await own(domain);
    const refused = await world.prefer({ cdn: null, domain }, await world.server.as('other'));
    expect([refused.status, refused.body]).toEqual([409, { message: 'This domain is already in use.' }]);
  });

  it.each(['fra.cdn.test', 'server-2.fra.cdn.test'])('is refused when it belongs to a host: %s', async (name) => {
    const refused = await world.prefer({ cdn: null, domain: name });
    expect([refused.status, Object.keys(refusalOf(refused).errors ?? {})]).toEqual([422, ['domain']]);
  });

  it('is refused with a host that cannot be chosen', async () => {
    const refused = await world.prefer({ cdn: 4711, domain: null });
    expect([refused.status, Object.keys(refusalOf(refused).errors ?? {})]).toEqual([422, ['cdn']]);
  });

  it('writes an audit row for each change and each check', async () => {
    await own(domain);
    await check();
    const rows = await world.server.db.current.select().from(auditLog).orderBy(auditLog.id);
    expect(rows.slice(-2).map(({ action, targetKind, after }) => [action, targetKind, after])).toEqual([
      ['customerCdn.prefer', 'user', { cdn: null, domain }],
      ['customerCdn.checkDomain', 'user', { domain, state: 'missing' }],
    ]);
  });

  it('is part of the owner’s data export, and is deleted with the account', async () => {
    const { db, services, clock } = world.server;
    const newcomer = { email: 'newcomer@example.test', name: 'Newcomer', password: testPassword, role: 'customer' };
    const { id } = await services.users.ensure({ ...newcomer, role: 'customer' });
    const client = world.server.client();
    await client.signIn(newcomer.email);
    await world.prefer({ cdn: world.hosts[0], domain }, client);
    expect(await personalData(db, id, clock.now())).toMatchObject({ domains: [{ domain, state: 'missing' }] });
    await db.current.delete(users).where(eq(users.id, id));
    expect(await db.current.select().from(cdnPreferences).where(eq(cdnPreferences.userId, id))).toEqual([]);
  });
});

describe('a server under an own domain', () => {
  const enable = (of = world.id) => world.enable(world.hosts[0], 'domain', of);

  it('is reachable under the domain once that leads to the host, and not under the host’s name', async () => {
    const none = await enable();
    expect([none.status, refusalOf(none).errors]).toEqual([
      422,
      { type: ['The server’s owner has not entered a domain yet'] },
    ]);
    await own(domain);
    const early = await enable();
    expect([early.status, refusalOf(early).errors?.['type']?.[0]]).toEqual([
      422,
      expect.stringContaining(`${domain} does not lead to fra.cdn.test`),
    ]);
    await world.name(domain, { cname: 'fra.cdn.test' });
    const { route } = answerOf('customerCdn.enable', await enable());
    expect(route).toMatchObject({ type: 'domain', address: `http://${domain}:${world.ports[0]}` });
    expect((await world.info()).domain).toMatchObject({ name: domain, state: 'ready' });
    expect([(await world.visit(0, domain)).status, (await world.reach(0)).status]).toEqual([200, 404]);
    await world.enable(world.hosts[0]);
    expect([(await world.visit(0, domain)).status, (await world.reach(0)).status]).toEqual([404, 200]);
  });

  it('is the only one under its domain, which cannot be changed while in use', async () => {
    await world.name(domain, { cname: 'fra.cdn.test' });
    await own(domain);
    await enable();
    const second = await enable(world.emby);
    expect([second.status, refusalOf(second).message]).toEqual([
      409,
      'Another of your servers is already using this domain.',
    ]);
    const gone = await world.prefer({ cdn: null, domain: 'other.bob.test' });
    expect([gone.status, refusalOf(gone).message]).toEqual([409, expect.stringContaining(domain)]);
    expect((await world.prefer({ cdn: world.hosts[0], domain })).status).toBe(200);
  });

  it('is refused when DNS does not respond', async () => {
    await own(domain);
    await world.sandbox.control('POST', '/names/silence');
    onTestFinished(() => world.sandbox.control('DELETE', '/names/silence'));
    expect((await enable()).status).toBe(504);
  });

  it('uses the domain of its owner, whoever enables it', async () => {
    await world.name(domain, { cname: 'fra.cdn.test' });
    await own(domain);
    await world.share(['view', 'power']);
    const other = await world.server.as('other');
    await world.prefer({ cdn: null, domain: 'mine.test' }, other);
    const { route } = answerOf('customerCdn.enable', await world.enable(world.hosts[0], 'domain', world.id, other));
    expect(route.address).toContain(domain);
  });
});
