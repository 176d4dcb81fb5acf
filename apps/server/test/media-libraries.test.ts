import { serverTypes } from '@kronos/api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from './support/client.ts';
import { hour } from './support/create-test-server.ts';
import { account, createMediaWorld, type MediaWorld } from './support/media-world.ts';
import { until } from './support/until.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await createMediaWorld();
}, 120_000);
beforeEach(() => world.server.clock.advance(10 * 60_000));
afterAll(() => world.stop());

const list = (type: (typeof serverTypes)[number], client = world.customer) =>
  client.ask('customerMedia.libraries', { params: { id: world.ids[type] } });
const scan = (type: (typeof serverTypes)[number], body: object = {}, what = 'scan') =>
  world.customer.post(world.path(type, `libraries/${what}`), body);
type Socket = Awaited<ReturnType<MediaWorld['listen']>>;
const stopped = (socket: Socket, type: (typeof serverTypes)[number]) =>
  until('scan-stopped', () =>
    socket.events('scan-stopped').some(({ data }) => JSON.parse(data).id === world.ids[type]),
  );

describe.each(serverTypes)('the libraries of a %s server', (type) => {
  // A scan that is still followed would send its event in the next test.
  afterEach(async () => {
    await world.finishScans(type);
    await world.followsNone(type);
  });

  it('are listed once the server is claimed, and show which are being scanned', async () => {
    expect(await list(type)).toEqual({ access: 'unclaimed', data: [] });
    const refused = await scan(type);
    expect([refused.status, refusalOf(refused).message]).toEqual([
      409,
      expect.stringContaining('Claim it, or sign in'),
    ]);
    await world.claim(type);
    expect(await list(type)).toEqual({ access: 'ready', data: [] });
    const { id } = await world.addLibrary(type, 'Films');
    await world.addLibrary(type, 'More films');
    const { data } = await list(type);
    expect(data.map(({ name, kind, paths }) => [name, kind, paths])).toEqual([
      ['Films', 'movies', ['/config']],
      ['More films', 'movies', ['/config']],
    ]);
    await world.finishScans(type);
    expect((await list(type)).data.map(({ is_scanning }) => is_scanning)).toEqual([false, false]);
    expect((await scan(type, { library_id: id })).status).toBe(200);
    expect((await list(type)).data.map(({ is_scanning }) => is_scanning)).toEqual([true, false]);
    expect((await scan(type, { library_id: '4711' })).status).toBe(404);
  });

  it('can be scanned in one folder, which must belong to the library', async () => {
    const library_id = (await list(type)).data[0]!.id;
    const paths = await world.requestsDuring(async () => {
      expect((await scan(type, { library_id, folder: '/config/Paper Harbour' })).status).toBe(200);
    });
    expect(paths).toContainEqual(expect.stringContaining(type === 'plex' ? '/refresh' : '/Library/Media/Updated'));
    const elsewhere = await scan(type, { library_id, folder: '/configured' });
    expect(refusalOf(elsewhere)).toMatchObject({
      message: '/configured is not in Films.',
      reason: 'folder-elsewhere',
    });
    expect((await scan(type, { library_id: '4711', folder: '/config' })).status).toBe(404);
    for (const folder of ['config', '/config/../etc', '/config//x', '/', '/config/\u0000'])
      expect((await scan(type, { library_id, folder })).status).toBe(422);
    expect((await scan(type, { folder: '/config' })).status).toBe(422);
  });

  it('announce the end of a scan to everyone who sees the server, even after a restart of the panel', async () => {
    const { id: person } = await world.server.person('other');
    await world.server.services.servers.share(world.ids[type], person, ['view']);
    expect((await scan(type)).status).toBe(200);
    await world.restart();
    const sockets = await Promise.all([world.listen('customer'), world.listen('other')]);
    expect((await list(type)).data.every(({ is_scanning }) => is_scanning)).toBe(true);
    await world.finishScans(type);
    await Promise.all(sockets.map((socket) => stopped(socket, type)));
  });

  it('announce the end of a scan that is stopped', async () => {
    const library_id = (await list(type)).data[0]!.id;
    const socket = await world.listen('customer');
    const adminSocket = await world.listenAsAdmin();
    expect((await scan(type)).status).toBe(200);
    const heard = adminSocket.events('server-updated').length;
    const one = await scan(type, { library_id }, 'stop-scan');
    const isExplained = JSON.stringify(one.body).includes('cannot stop the scan of a single library');
    expect([one.status, isExplained]).toEqual(type === 'plex' ? [200, false] : [409, true]);
    expect((await scan(type, {}, 'stop-scan')).status).toBe(200);
    await stopped(socket, type);
    await until('the event of the admins', () => adminSocket.events('server-updated').length > heard);
    expect((await list(type)).data.some(({ is_scanning }) => is_scanning)).toBe(false);
  });

  it('announce the end of a scan that was started elsewhere, once it has been seen', async () => {
    await world.addLibrary(type, 'Yet more films');
    const socket = await world.listen('customer');
    expect((await list(type)).data.some(({ is_scanning }) => is_scanning)).toBe(true);
    await world.finishScans(type);
    await stopped(socket, type);
  });

  it('stop following a scan that takes too long', async () => {
    const socket = await world.listen('customer');
    expect((await scan(type)).status).toBe(200);
    world.server.clock.advance(7 * hour);
    await stopped(socket, type);
    const again = await world.server.as('customer');
    expect((await list(type, again)).data.some(({ is_scanning }) => is_scanning)).toBe(true);
  });

  it('are refused in plain words when the media server fails', async () => {
    const statuses = { 'http-500': 502, 'http-html': 502, 'http-429': 503, 'http-silent': 504 };
    for (const [fault, status] of Object.entries(statuses)) {
      await world.fail(type, fault);
      const answer = await world.customer.get(world.path(type, 'libraries'));
      expect({ fault, status: answer.status }).toEqual({ fault, status });
      await world.sandbox.clearFaults();
    }
    await until('it answers', async () => (await world.customer.get(world.path(type, 'libraries'))).status === 200);
  });
});

it('lets sub-users do what their rights allow, and hides the server from others', async () => {
  const { id } = await world.server.person('other');
  const share = (rights: ('view' | 'power' | 'invites')[]) =>
    world.server.services.servers.share(world.ids.plex, id, rights);
  const client = await world.server.as('other');
  const calls = async () => {
    const answers = [
      await client.get(world.path('plex', 'claim-status')),
      await client.get(world.path('plex', 'libraries')),
      await client.post(world.path('plex', 'libraries/stop-scan'), {}),
      await client.post(world.path('plex', 'claim'), account),
      await client.get(world.path('plex', 'invites')),
    ];
    return answers.map(({ status }) => status);
  };
  await share(['view']);
  expect(await calls()).toEqual([200, 200, 403, 403, 403]);
  await share(['view', 'power']);
  expect(await calls()).toEqual([200, 200, 200, 200, 403]);
  await share(['view', 'invites']);
  expect(await calls()).toEqual([200, 200, 403, 403, 200]);
  await share([]);
  expect(await calls()).toEqual([404, 404, 404, 404, 404]);
});
