import { serverTypes, type ServerType } from '@kronos/api/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import type { TestClient } from './support/client.ts';
import { account, createMediaWorld, type MediaWorld } from './support/media-world.ts';
import { until } from './support/until.ts';

let world: MediaWorld;
let admin: TestClient;
beforeAll(async () => {
  world = await createMediaWorld();
  admin = await world.server.as('admin');
}, 120_000);
// Attempts per user are limited.
beforeEach(() => world.server.clock.advance(10 * 60_000));
afterAll(() => world.stop());

const list = async (query: object = {}) => (await admin.ask('adminMediaKeys.list', { query })).data;
const one = async (type: ServerType) => (await list({ type })).find(({ id }) => id === world.ids[type]);
const bulk = async (action: 'check' | 'forget', ...types: ServerType[]) => {
  const ids = types.map((type) => world.ids[type]);
  const { outcomes } = await admin.ask('adminMediaKeys.bulk', { body: { ids, action } });
  return outcomes.map(({ success, message }) => (success ? true : message));
};

const keyOf = async (type: ServerType) => {
  const { claims } = world.server.services;
  return claims.keyOf((await claims.find(world.ids[type]))!)!;
};

it('lists every server, with the claim and the key as last known, and never the key itself', async () => {
  await world.claim('emby');
  await world.status('plex');
  expect(await one('plex')).toMatchObject({ claim: 'unclaimed', account: null, key: 'none', claimed_at: null });
  const answer = await admin.get('/api/admin/integrations/media-servers');
  const row = await one('emby');
  expect(row).toMatchObject({
    name: 'My emby',
    owner: { name: expect.any(String) },
    claim: 'claimed',
    account: { name: account.email },
    key: 'held',
    claimed_at: expect.any(String),
  });
  const kept = (await world.server.services.claims.find(world.ids.emby))!;
  for (const secret of [await keyOf('emby'), kept.key!]) expect(JSON.stringify(answer.body)).not.toContain(secret);
});

it('finds servers by their account, claim and key', async () => {
  await world.claim('emby');
  await world.status('plex');
  const found = async (query: object) => (await list(query)).map(({ type }) => type);
  expect(await found({ q: account.email })).toEqual(['emby']);
  expect(await found({ claim: 'claimed' })).toEqual(['emby']);
  expect(await found({ claim: 'unclaimed' })).toContain('plex');
  expect(await found({ claim: 'unknown' })).not.toContain('plex');
  expect(await found({ key: 'held' })).toEqual(['emby']);
  expect(await found({ key: 'none' })).not.toContain('emby');
  expect(await found({ key: 'refused' })).toEqual([]);
});

describe.each(serverTypes)('the key of a %s server', (type) => {
  it('is revoked and forgotten, until the server is claimed again', async () => {
    await world.claim(type);
    const media = await world.driver(type);
    const socket = await world.listenAsAdmin();
    expect(await bulk('forget', type)).toEqual([true]);
    await until('the event', () => socket.events('server-updated').length > 0);
    expect(await one(type)).toMatchObject({ claim: 'claimed', account: expect.anything(), key: 'none' });
    expect(await world.status(type)).toMatchObject({ state: 'claimed', has_access: false });
    await expect(media.libraries()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await bulk('forget', type)).toEqual([`The panel has no key for My ${type}.`]);

    await world.claim(type);
    expect(await one(type)).toMatchObject({ key: 'held' });
  });

  it('is detected as refused, and as accepted after another claim', async () => {
    await world.claim(type);
    await (await world.driver(type)).signOut(await keyOf(type));
    expect(await bulk('check', type)).toEqual([true]);
    expect(await one(type)).toMatchObject({ claim: 'claimed', key: 'refused' });
    const [row] = await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({
      action: 'adminMediaKeys.bulk',
      targetId: String(world.ids[type]),
      after: { claim: 'claimed', accepts_key: false },
    });
    await world.claim(type);
    expect(await bulk('check', type)).toEqual([true]);
    expect(await one(type)).toMatchObject({ key: 'held' });
  });
});

it('reports why a media server could not be asked, and continues with the next', async () => {
  await world.claim('jellyfin');
  await world.fail('plex', 'http-500');
  expect(await bulk('check', 'plex', 'jellyfin')).toEqual([
    'Plex failed or is still starting. Try again in a moment.',
    true,
  ]);
});

it('forgets a key even when the media server fails', async () => {
  await world.claim('plex');
  await world.fail('plex', 'http-500');
  await world.failPlexTv('http-500', '*');
  expect(await bulk('forget', 'plex')).toEqual([true]);
  expect(await one('plex')).toMatchObject({ key: 'none' });
});

describe('the defaults of guests', () => {
  const save = (type: string, body: object) => admin.post(`/api/admin/integrations/guest-defaults/${type}`, body);
  const strict = { may_download: false, may_transcode: false, max_streams: 2 };

  it('are those of the products until an admin changes them', async () => {
    const read = async () => (await admin.ask('adminGuestDefaults.list')).data;
    expect(await read()).toEqual([
      { type: 'plex', may_download: false, may_transcode: true, max_streams: null },
      { type: 'emby', may_download: true, may_transcode: true, max_streams: null },
      { type: 'jellyfin', may_download: true, may_transcode: true, max_streams: null },
    ]);
    expect(await save('emby', strict)).toMatchObject({ status: 200 });
    expect((await read()).map(({ max_streams }) => max_streams)).toEqual([null, 2, null]);
    expect((await save('emby', { ...strict, max_streams: 0 })).status).toBe(422);
    expect((await save('kodi', strict)).status).toBe(404);
  });

  it('apply when a Plex server is shared', async () => {
    await world.claim('plex');
    await world.addLibrary('plex', 'Films');
    await save('plex', { ...strict, may_download: true });
    const answer = await world.customer.post(world.path('plex', 'plex/invite'), { email: 'guest@kronos.test' });
    expect(answer).toMatchObject({ status: 200 });
    const url = `${world.sandbox.url}/plex.tv/api/v2/shared_servers/owned/pending`;
    const headers = { 'X-Plex-Token': await keyOf('plex'), 'X-Plex-Client-Identifier': 'test' };
    const shares = await (await fetch(url, { headers })).json();
    expect(shares).toEqual([
      expect.objectContaining({ sharingSettings: expect.objectContaining({ allowSync: true }) }),
    ]);
  });

  it.each(['emby', 'jellyfin'] as const)('apply when a user is created on a %s server', async (type) => {
    await world.claim(type);
    await save(type, strict);
    const password = type === 'jellyfin' ? { password: 'Quiet-Engine-5' } : {};
    const answer = await world.customer.post(world.path(type, `${type}/invite`), { username: 'limited', ...password });
    expect(answer).toMatchObject({ status: 200 });
    const invites = await world.customer.ask('customerMedia.invites', { params: { id: world.ids[type] } });
    const guest = invites.data.find(({ name }) => name === 'limited');
    const server = (await world.server.services.servers.find(world.ids[type]))!;
    const url = `http://localhost:${server.port}${type === 'emby' ? '/emby' : ''}/Users/${guest!.id}`;
    const user = await (await fetch(url, { headers: { 'X-Emby-Token': await keyOf(type) } })).json();
    expect(user).toMatchObject({
      Policy: {
        EnableContentDownloading: false,
        EnableVideoPlaybackTranscoding: false,
        MaxActiveSessions: 2,
      },
    });
  });
});
