import { type ServerRight, serverTypes, type ServerType, type ShareChange } from '@kronos/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, inviteBackups, shareIntents, shareLeases } from '../src/db/schema.ts';
import { shareMany } from './suites/media-server/plex-people.ts';
import { answerOf, type TestClient } from './support/client.ts';
import { account, createMediaWorld, type MediaWorld } from './support/media-world.ts';
import { until } from './support/until.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await createMediaWorld();
  for (const type of serverTypes) {
    await world.claim(type);
    await world.addLibrary(type, 'Films');
    await world.addLibrary(type, 'Children');
  }
}, 180_000);
beforeEach(async () => {
  world.server.clock.advance(10 * 60_000);
  for (const type of serverTypes)
    for (const { id, is_admin } of (await invites(type)).data)
      if (!is_admin) await world.customer.post(world.path(type, `invites/delete/${id}`), {});
  await world.server.db.current.delete(inviteBackups);
  await world.server.db.current.delete(shareIntents);
});
afterAll(() => world.stop());

const invites = (type: ServerType) =>
  world.customer.ask('customerMedia.invites', { params: { id: world.ids[type] }, query: {} });
const seen = async (type: ServerType) =>
  Object.fromEntries(
    (await invites(type)).data.filter((one) => !one.is_admin).map((one) => [one.email ?? one.name, one.libraries]),
  );
const mail = (name: string) => `${name}@kronos.test`;
const keyOf = (type: ServerType, name: string) => (type === 'plex' ? `share:${mail(name)}` : `user:${name}`);
const nameOf = (type: ServerType, name: string) => (type === 'plex' ? mail(name) : name);
const ways = {
  plex: (name: string) => ({ rest: 'plex/invite', who: { email: mail(name) } }),
  emby: (name: string) => ({ rest: 'emby/invite', who: { username: name } }),
  jellyfin: (name: string) => ({ rest: 'jellyfin/invite', who: { username: name, password: 'Quiet-Engine-5' } }),
};
async function invite(type: ServerType, name: string, libraries: 'all' | string[]): Promise<void> {
  const { rest, who } = ways[type](name);
  expect((await world.customer.post(world.path(type, rest), { ...who, libraries })).status).toBe(200);
}
/** Changes a person's libraries outside the panel. */
async function behind(type: ServerType, name: string, libraries: string[]): Promise<void> {
  const media = await world.driver(type);
  for await (const page of media.invites())
    for (const one of page)
      if ((one.email ?? one.name) === nameOf(type, name)) {
        if (libraries.length > 0) await media.changeInvite(one, libraries);
        else await media.removeInvite(one);
      }
}
const show = () => world.customer.ask('customerShareMatrix.show', { query: {} });
/** The cells of a person, by library. */
async function cells(type: ServerType, name: string) {
  const { servers, data } = await show();
  const { id, libraries } = servers.find((one) => one.type === type)!;
  const found = data.find(({ key }) => key === keyOf(type, name))?.shares.find(({ server_id }) => server_id === id);
  return found && Object.fromEntries(libraries.map((library, at) => [library, found.cells[at]]));
}
const change = (type: ServerType, name: string, more: Partial<ShareChange>) => ({
  server_id: world.ids[type],
  person: keyOf(type, name),
  is_invited: true,
  share: [] as string[],
  take: [] as string[],
  ...more,
});
const send = (what: 'preview' | 'apply', changes: object[], client: TestClient = world.customer) =>
  client.post(`/api/customer/share-matrix/${what}`, { changes });
const preview = async (changes: object[]) => answerOf('customerShareMatrix.preview', await send('preview', changes));
const apply = async (changes: object[]) =>
  answerOf('customerShareMatrix.apply', await send('apply', changes)).data.map(
    ({ library, is_shared, outcome }) => `${is_shared ? '+' : '-'}${library} ${outcome}`,
  );

describe.each(serverTypes)('the shares of a %s server', (type) => {
  it('are pending or accepted depending on the product, and none where nothing is shared', async () => {
    await invite(type, 'ann', ['Films']);
    expect(await cells(type, 'ann')).toEqual({ Films: type === 'plex' ? 'pending' : 'accepted', Children: 'none' });
    expect((await show()).data.some(({ name }) => name === 'customer')).toBe(false);
  });

  it('drift when they are changed outside the panel, and can be restored to what was recorded', async () => {
    await invite(type, 'ann', ['Films']);
    await behind(type, 'ann', ['Children']);
    expect(await cells(type, 'ann')).toEqual({ Films: 'drifted', Children: 'drifted' });
    expect(await apply([change(type, 'ann', { share: ['Films'], take: ['Children'] })])).toEqual([
      '+Films done',
      '-Children done',
    ]);
    const state = type === 'plex' ? 'pending' : 'accepted';
    expect(await cells(type, 'ann')).toEqual({ Films: state, Children: 'none' });
    expect(await seen(type)).toEqual({ [nameOf(type, 'ann')]: ['Films'] });
  });

  it('do not drift after a change through the panel that follows a backup', async () => {
    await invite(type, 'ann', ['Films']);
    const made = await world.customer.post(world.path(type, 'invites/backups/create'), { name: 'Before' });
    expect(made.status).toBe(200);
    world.server.clock.advance(60_000);
    await apply([change(type, 'ann', { share: ['Children'] })]);
    const state = type === 'plex' ? 'pending' : 'accepted';
    expect(await cells(type, 'ann')).toEqual({ Films: state, Children: state });
    await behind(type, 'ann', ['Children']);
    expect(await cells(type, 'ann')).toEqual({ Films: 'drifted', Children: state });
  });

  it('are changed by exactly the calls of the preview', async () => {
    await invite(type, 'ann', ['Films']);
    if (type !== 'jellyfin') await invite(type, 'ben', ['Films']);
    const changes = [
      change(type, 'ann', { share: ['Children'] }),
      change(type, 'ben', { take: ['Films'] }),
      ...(type === 'jellyfin' ? [] : [change(type, 'new', { is_invited: false, share: ['Films'] })]),
    ];
    const before = await seen(type);
    const { data } = await preview(changes);
    expect(await seen(type)).toEqual(before);
    const sent = await world.requestsDuring(() => apply(changes));
    const told = data.flatMap(({ requests }) =>
      requests.map(({ method, address }) => `${method} ${address.replace(/^[a-z.]*plex\.tv/, '')}`),
    );
    const changing = sent.filter((request) => /^(POST|DELETE) /.test(request));
    expect(changing).toHaveLength(told.length);
    for (const [at, request] of told.entries())
      expect(changing[at]).toMatch(
        new RegExp(`${request.replaceAll(/[.{}?]/g, String.raw`\$&`).replaceAll(String.raw`\{id\}`, '[^/]+')}(\\?|$)`),
      );
    expect(data.map(({ kind }) => kind)).toEqual(
      { plex: ['change', 'remove', 'invite'], emby: ['change', 'change', 'invite'], jellyfin: ['change'] }[type],
    );
  });

  it('stay unchanged when the same changes are sent twice', async () => {
    await invite(type, 'ann', ['Films']);
    const changes = [change(type, 'ann', { share: ['Children'], take: ['Films'] })];
    expect(await apply(changes)).toEqual(['+Children done', '-Films done']);
    const again = await world.requestsDuring(async () => {
      expect(await apply(changes)).toEqual(['+Children unchanged', '-Films unchanged']);
    });
    expect(again.filter((request) => /^(POST|DELETE) /.test(request))).toEqual([]);
    expect((await preview(changes)).data).toEqual([]);
  });

  it('are not given back to a person who has left', async () => {
    await invite(type, 'ann', ['Films']);
    await behind(type, 'ann', []);
    expect(await apply([change(type, 'ann', { share: ['Children'], take: ['Films'] })])).toEqual([
      '+Children left',
      '-Films unchanged',
    ]);
    expect(await seen(type)).toEqual({});
  });

  it('report a library that is gone, and change the others', async () => {
    const media = await world.driver(type);
    await invite(type, 'ann', ['Films']);
    const { id } = await world.addLibrary(type, 'Short-lived');
    const changes = [change(type, 'ann', { share: ['Short-lived', 'Children'] })];
    expect((await preview(changes)).data).toMatchObject([{ share: ['Short-lived', 'Children'] }]);
    await media.removeLibrary(id);
    expect(await apply(changes)).toEqual(['+Short-lived no-library', '+Children done']);
    expect(new Set((await seen(type))[nameOf(type, 'ann')])).toEqual(new Set(['Films', 'Children']));
  });

  it('lose nothing when two requests change the same person at once', async () => {
    await invite(type, 'ann', ['Films']);
    const both = [
      [change(type, 'ann', { share: ['Children'] })],
      [change(type, 'ann', { take: ['Films'], share: [] })],
    ];
    const results = await Promise.all(both.map(apply));
    // A change reported as done is there. Others are repeated, as the user would, from the state by then: a share of
    // Plex no longer exists if its only library was removed first.
    for (const [at, [outcome]] of results.entries()) {
      const again = both[at]!.map((one) => ({ ...one, is_invited: false }));
      if (!outcome!.endsWith('done'))
        await until('it is done', async () => /(done|unchanged)$/.test((await apply(again))[0]!));
    }
    expect(await seen(type)).toEqual({ [nameOf(type, 'ann')]: ['Children'] });
    expect(await world.server.db.current.select().from(shareLeases)).toEqual([]);
  });
});

it('changes nothing while another call holds the lease of the server, and takes over once it expires', async () => {
  await invite('plex', 'ann', ['Films']);
  const changes = [change('plex', 'ann', { share: ['Children'] })];
  const another = { serverId: world.ids.plex, holder: 'another call', leaseUntil: new Date('2999-01-01') };
  await world.server.db.current.insert(shareLeases).values(another);
  expect(await apply(changes)).toEqual(['+Children busy']);
  expect(await seen('plex')).toEqual({ [mail('ann')]: ['Films'] });
  await world.server.db.current.update(shareLeases).set({ leaseUntil: new Date('2000-01-01') });
  expect(await apply(changes)).toEqual(['+Children done']);
});

it.each(['plex', 'emby'] as const)('continues with the others when one call to a %s server fails', async (type) => {
  for (const name of ['ann', 'ben', 'cat']) await invite(type, name, ['Films']);
  const changes = ['ann', 'ben', 'cat'].map((name) => change(type, name, { share: ['Children'] }));
  if (type === 'plex') await world.failPlexTv('http-500', 'POST /api/v2/shared_servers/*', { times: 1 });
  else await world.fail(type, 'http-500', 'POST /emby/Users/*/Policy', { times: 1 });
  expect(await apply(changes)).toEqual(['+Children failed', '+Children done', '+Children done']);
  expect(await apply(changes)).toEqual(['+Children done', '+Children unchanged', '+Children unchanged']);
});

it('changes the other servers when one fails, and reports why its cells failed', async () => {
  await invite('plex', 'ann', ['Films']);
  await invite('emby', 'ann', ['Films']);
  await world.fail('emby', 'http-500');
  const changes = (['plex', 'emby'] as const).map((type) => change(type, 'ann', { share: ['Children'] }));
  const { data } = answerOf('customerShareMatrix.apply', await send('apply', changes));
  expect(data.map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
  expect(data[1]!.message).toContain('Emby failed');
  const { servers } = await show();
  expect(servers.map(({ type, access }) => [type, access])).toContainEqual(['emby', 'failed']);
  expect(servers.map(({ type, access }) => [type, access])).toContainEqual(['plex', 'ready']);
});

it('reports why a person cannot become a guest of a product', async () => {
  expect(
    await apply([{ ...change('emby', 'ann', { share: ['Films'], is_invited: false }), person: keyOf('plex', 'ann') }]),
  ).toEqual(['+Films impossible']);
  expect(await apply([change('jellyfin', 'ann', { share: ['Films'], is_invited: false })])).toEqual([
    '+Films needs-password',
  ]);
});

it('writes an audit row for each server', async () => {
  await invite('plex', 'ann', ['Films']);
  await apply([change('plex', 'ann', { share: ['Children'] })]);
  const isIt = and(eq(auditLog.action, 'customerShareMatrix.apply'), eq(auditLog.targetId, String(world.ids.plex)));
  const [row] = await world.server.db.current.select().from(auditLog).where(isIt).orderBy(desc(auditLog.id)).limit(1);
  expect(row!.after).toEqual({ shares: { outcomes: { done: 1 }, people: { [mail('ann')]: ['Films', 'Children'] } } });
});

it('hides the servers of others, and those whose invites a sub-user may not manage', async () => {
  const { servers } = world.server.services;
  const { id } = await world.server.person('other');
  const other = await world.server.as('other');
  await invite('plex', 'ann', ['Films']);
  const changes = [change('plex', 'ann', { share: ['Children'] })];
  for (const rights of [[], ['view']] satisfies ServerRight[][]) {
    await servers.share(world.ids.plex, id, rights);
    expect((await other.ask('customerShareMatrix.show', { query: {} })).servers).toEqual([]);
    for (const what of ['preview', 'apply'] as const) expect((await send(what, changes, other)).status).toBe(404);
  }
  await servers.share(world.ids.plex, id, ['view', 'invites']);
  expect((await send('apply', changes, other)).status).toBe(200);
  await servers.share(world.ids.plex, id, []);
});

it('refuses to share and take a library at once, and more than one change of a person', async () => {
  const twice = [change('plex', 'ann', { share: ['Films'] }), change('plex', 'ann', { take: ['Films'] })];
  for (const changes of [
    twice,
    [change('plex', 'ann', { share: ['Films'], take: ['Films'] })],
    [change('plex', 'ann', {})],
    [],
  ])
    expect((await send('apply', changes)).status).toBe(422);
});

it('reads five hundred people in pages, without a request for each', async () => {
  const emails = Array.from({ length: 500 }, (_, at) => mail(`guest-${at}`));
  const owner = { login: account.email, password: account.password };
  await shareMany(world.sandbox.url, await (await world.driver('plex')).info(), owner, emails);
  const requests = await world.requestsDuring(async () => {
    const { data } = await show();
    expect(data.filter(({ how }) => how === 'share')).toHaveLength(500);
  });
  expect(requests.length).toBeLessThan(30);
});
