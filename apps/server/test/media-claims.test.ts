import { serverTypes } from '@kronos/api/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  auditLog,
  jobs,
  outbox,
  processes,
  processLines,
  serverChronicle,
  serverClaims,
  users,
} from '../src/db/schema.ts';
import { answerOf, refusalOf } from './support/client.ts';
import { account, anotherAccount, createMediaWorld, type MediaWorld } from './support/media-world.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

let world: MediaWorld;
beforeAll(async () => {
  world = await createMediaWorld();
}, 120_000);
// Attempts per user are limited.
beforeEach(() => world.server.clock.advance(10 * 60_000));
afterAll(() => world.stop());

const wrong = { ...account, password: 'never-this-one' };
const bodyOf = (answer: Awaited<ReturnType<MediaWorld['claim']>>) => answerOf('customerMedia.claim', answer);
const rowOf = async (type: (typeof serverTypes)[number]) => {
  const { db } = world.server;
  const [row] = await db.current.select().from(serverClaims).where(eq(serverClaims.serverId, world.ids[type]));
  return row;
};

it('is refused when the password of the Plex account is wrong', async () => {
  expect(bodyOf(await world.claim('plex', wrong))).toEqual({
    success: false,
    reason: 'wrong-password',
    message: 'The account name or password is incorrect.',
  });
  expect(await world.status('plex')).toMatchObject({ state: 'unclaimed' });
});

describe.each(serverTypes)('the claim of a %s server', (type) => {
  it('can be made by an account, again by the same account, and by no other', async () => {
    expect(await world.status(type)).toMatchObject({ state: 'unclaimed', account: null, has_access: false });
    const socket = await world.listen('customer');
    expect(bodyOf(await world.claim(type))).toEqual({ success: true, message: 'The server has been claimed' });
    await until('the event', () =>
      socket.events('server-updated').some(({ data }) => JSON.parse(data).id === world.ids[type]),
    );
    // The tools for Plex appear in the menu once a plex.tv account is known.
    expect(socket.events('rebuild-menu')).toHaveLength(type === 'plex' ? 1 : 0);
    const name = type === 'plex' ? 'customer' : account.email;
    expect(await world.status(type)).toMatchObject({ state: 'claimed', account: { name }, has_access: true });

    const first = (await rowOf(type))!;
    expect(bodyOf(await world.claim(type))).toMatchObject({ success: true });
    expect((await rowOf(type))!.key).not.toBe(first.key);
    expect(bodyOf(await world.claim(type, anotherAccount))).toMatchObject({
      success: false,
      reason: 'already-claimed',
      message: expect.stringContaining('Reset its claim first.'),
    });
    expect(await world.status(type)).toMatchObject({ state: 'claimed', account: { name } });
  });

  it('is reported as lost when it is gone, and can be made again', async () => {
    const socket = await world.listen('customer');
    await world.loseClaim(type);
    expect(await world.status(type)).toMatchObject({ state: 'lost', has_access: false });
    await until('the event', () => socket.events('server-updated').length > 0);
    expect(await world.status(type)).toMatchObject({ state: 'lost', account: { name: expect.any(String) } });
    const entries = await world.customer.ask('customerServers.timeline', { params: { id: world.ids[type] } });
    expect(entries.data.filter(({ what }) => what === 'claim-lost')).toHaveLength(1);
    expect(bodyOf(await world.claim(type))).toMatchObject({ success: true });
    expect(await world.status(type)).toMatchObject({ state: 'claimed', has_access: true });
  });

  it('is detected as lost within ten minutes, without a visit', async () => {
    const listed = async () => {
      const { data } = await world.customer.ask('customerServers.list');
      return data.find(({ id }) => id === world.ids[type])?.claim;
    };
    const { claimChecks } = world.server.services;
    await claimChecks.sample();
    await world.loseClaim(type);
    await claimChecks.sample();
    expect(await listed()).toBe('claimed');
    world.server.clock.advance(11 * 60_000);
    const socket = await world.listen('customer');
    await claimChecks.sample();
    expect(await listed()).toBe('lost');
    await until('the event', () => socket.events('server-updated').length > 0);
    expect(bodyOf(await world.claim(type))).toMatchObject({ success: true });
    expect(await listed()).toBe('claimed');
  });

  it('is shown as last known when the media server fails or does not respond', async () => {
    for (const fault of ['http-500', 'http-html', 'http-429', 'http-silent']) {
      await world.fail(type, fault);
      const { state, checked_at } = await world.status(type);
      expect({ fault, state }).toEqual({ fault, state: 'claimed' });
      expect(checked_at).toBe((await rowOf(type))!.checkedAt.toISOString());
      await world.sandbox.clearFaults();
    }
  });

  it('is refused in plain words when the media server fails', async () => {
    const reasons: Record<string, string> = {
      'http-500': 'media-broken',
      'http-html': 'media-changed',
      'http-429': 'media-too-many',
      'http-silent': 'media-timeout',
    };
    const statuses = { 'http-500': 502, 'http-html': 502, 'http-429': 503, 'http-silent': 504 };
    for (const [fault, status] of Object.entries(statuses)) {
      await world.fail(type, fault);
      const answer = await world.claim(type);
      expect({ fault, status: answer.status }).toEqual({ fault, status });
      expect(refusalOf(answer).message).toMatch(/Try again|contact support/);
      expect(refusalOf(answer).reason).toBe(reasons[fault]);
      await world.sandbox.clearFaults();
    }
    await until('the media server is called again', async () => (await world.claim(type)).status === 200);
  });

  it('can be reset while the server is running or stopped', async () => {
    const reset = async () => {
      const { process } = await world.customer.ask('customerMedia.resetClaim', { params: { id: world.ids[type] } });
      await settled(world.customer, world.ids[type], 'running');
      const opened = await world.customer.ask('customerServers.process', {
        params: { id: world.ids[type], process: process.id },
      });
      expect(opened.data).toMatchObject({ state: 'succeeded', result: 'The claim has been reset' });
      const parts = await world.server.db.current.select().from(processes).where(eq(processes.parentId, process.id));
      // The restart follows without a request from a page (spec §4).
      const after = parts.filter(({ step }) => step === null);
      expect(after).toMatchObject([{ kind: 'restart', state: 'succeeded', result: 'The server has been restarted' }]);
      const { operation } = await world.customer.ask('customerServers.one', { params: { id: world.ids[type] } });
      expect(operation).toMatchObject({ kind: 'restart', parent: process.id });
      return new Set(parts.flatMap(({ step }) => step ?? []));
    };
    const byFile = ['stop', 'edit', 'create', 'start', 'ready'];
    expect(await reset()).toEqual(new Set(type === 'plex' ? ['ask'] : ['ask', ...byFile]));
    expect(await world.status(type)).toMatchObject({ state: 'unclaimed', account: null, has_access: false });
    expect((await rowOf(type))!.key).toBeNull();

    await world.claim(type);
    await world.customer.post(world.path(type, 'stop'));
    await settled(world.customer, world.ids[type], 'stopped');
    expect(await reset()).toEqual(new Set(['ask', ...byFile]));
    expect(await world.status(type)).toMatchObject({ state: 'unclaimed' });
    expect(bodyOf(await world.claim(type, anotherAccount))).toMatchObject({ success: true });
  });
});

it.each([
  ['plex', true],
  ['jellyfin', false],
] as const)(
  'of a %s server outside the panel shows that its owner has a plex.tv account: %s',
  async (type, hasPlex) => {
    const { services, db } = world.server;
    const id = world.ids[type];
    await services.claims.forget(id);
    await db.current.update(users).set({ hasPlex: false });
    const socket = await world.listen('customer');
    const told = { name: 'Mine', version: '1', machineId: '0'.repeat(32), isClaimed: true };
    await services.claims.observe(id, await services.claims.find(id), told);
    expect(await world.customer.ask('session.user')).toMatchObject({ has_plex: hasPlex });
    await until('the event of the claim', () => socket.events('server-updated').length > 0);
    expect(socket.events('rebuild-menu')).toHaveLength(hasPlex ? 1 : 0);
  },
);

it('does not report a claim as lost while it is being reset', async () => {
  await world.claim('plex');
  const { services } = world.server;
  const id = world.ids.plex;
  const before = await services.claims.find(id);
  await services.servers.update(id, { status: 'resetting' });
  const told = { name: 'Living Room', version: '1', machineId: before!.machineId!, isClaimed: false } as const;
  expect(await services.claims.observe(id, before, told)).toMatchObject({ state: 'claimed' });
  await services.claims.forget(id);
  // A response that was under way when the claim was reset.
  await services.servers.update(id, { status: 'running' });
  expect(await services.claims.observe(id, before, told)).toMatchObject({ state: 'unclaimed', accountName: null });
  const lost = and(eq(serverChronicle.serverId, id), eq(serverChronicle.what, 'claim-lost'));
  const noted = await world.server.db.current.$count(serverChronicle, lost);
  expect(await services.claims.observe(id, before, told)).toMatchObject({ state: 'unclaimed' });
  expect(await world.server.db.current.$count(serverChronicle, lost)).toBe(noted);
});

it('does not restart a server whose reset failed, or that was suspended meanwhile', async () => {
  const { db, services } = world.server;
  const serverId = world.ids.emby;
  const restarts = async () => {
    const isRestart = and(eq(processes.serverId, serverId), eq(processes.kind, 'restart'));
    return (await db.current.select().from(processes).where(isRestart)).length;
  };
  const before = await restarts();
  await world.customer.post(world.path('emby', 'stop'));
  await settled(world.customer, serverId, 'stopped');
  const { containerId, nodeId } = (await services.servers.find(serverId))!;
  await world.sandbox.fault({ container: containerId!, operation: 'stop', fault: 'error', times: 1 });
  onTestFinished(() => world.sandbox.clearFaults());
  await world.customer.ask('customerMedia.resetClaim', { params: { id: serverId } });
  const failed = await until('the failure', async () => {
    const { operation } = await world.customer.ask('customerServers.one', { params: { id: serverId } });
    return operation?.state === 'failed' && operation;
  });
  expect(failed).toMatchObject({ kind: 'reset-claim' });
  expect(await restarts()).toBe(before);

  const process = await services.processes.open({ kind: 'reset-claim', command: 'Reset', nodeId, serverId });
  await db.transaction(() => services.processes.end(process, { success: true, words: '' }));
  await db.transaction(() => services.servers.update(serverId, { suspendedAt: new Date() }));
  await db.transaction(() => services.operations.follow('restart', serverId, process));
  expect(await restarts()).toBe(before);
  await db.transaction(() => services.servers.update(serverId, { suspendedAt: null }));
});

it('asks for the code when the account has a second factor', async () => {
  const careful = { email: 'careful@kronos.test', password: 'careful' };
  await world.customer.ask('customerMedia.resetClaim', { params: { id: world.ids.plex } });
  await settled(world.customer, world.ids.plex, 'running');
  expect(bodyOf(await world.claim('plex', careful))).toMatchObject({ success: false, reason: 'code-wanted' });
  expect(bodyOf(await world.claim('plex', { ...careful, code: '000000' }))).toMatchObject({ reason: 'code-wanted' });
  expect(bodyOf(await world.claim('plex', { ...careful, code: '123456' }))).toMatchObject({ success: true });
});

it('resets a claim through its file when the panel’s key is no longer accepted', async () => {
  const driver = await world.driver('plex');
  const { claims } = world.server.services;
  await driver.signOut(claims.keyOf((await claims.find(world.ids.plex))!)!);
  const list = () => world.customer.ask('customerMedia.libraries', { params: { id: world.ids.plex } });
  expect(await list()).toEqual({ access: 'sign-in', data: [] });
  expect(await world.status('plex')).toMatchObject({ state: 'claimed', has_access: false });
  await world.customer.ask('customerMedia.resetClaim', { params: { id: world.ids.plex } });
  await settled(world.customer, world.ids.plex, 'running');
  expect(await list()).toEqual({ access: 'unclaimed', data: [] });
  expect(bodyOf(await world.claim('plex'))).toMatchObject({ success: true });
  expect(await world.status('plex')).toMatchObject({ has_access: true });
});

it('is made from inside the container when Plex accepts none from the network of the panel', async () => {
  await world.customer.ask('customerMedia.resetClaim', { params: { id: world.ids.plex } });
  await settled(world.customer, world.ids.plex, 'running');
  await world.fail('plex', 'http-401', 'POST /myplex/claim', { times: 2 });
  await world.fail('plex', 'error', 'request', { times: 1 });
  expect(bodyOf(await world.claim('plex'))).toMatchObject({
    success: false,
    reason: 'not-local',
    message: expect.stringContaining('only accepts a claim from its own network'),
  });
  expect(bodyOf(await world.claim('plex'))).toMatchObject({ success: true });
});

it('returns a popup with the response until the user has closed it', async () => {
  const popup = {
    title: 'Claimed',
    body: '<p>Well done.</p>',
    type: 'success',
    confirm_read: true,
    size: 'small',
  } as const;
  const period = { is_enabled: true, starts_at: '2020-01-01T00:00:00Z', ends_at: null };
  const id = await world.server.services.popupAdministration.create({
    ...popup,
    ...period,
    occasion: 'claim',
    audience: ['customer'],
  });
  expect(bodyOf(await world.claim('plex')).popup).toEqual({ id, ...popup });
  expect(bodyOf(await world.claim('plex')).popup).toEqual({ id, ...popup });
  expect((await world.customer.ask('popups.current')).data).toEqual([]);
  await world.customer.ask('popups.markRead', { params: { id } });
  expect(bodyOf(await world.claim('plex')).popup).toBeUndefined();
});

it('refuses to claim a server that is busy or stopped, and limits the attempts', async () => {
  const { db, services } = world.server;
  const serverId = world.ids.jellyfin;
  const { nodeId } = (await services.servers.find(serverId))!;
  const process = await services.processes.open({ kind: 'reset-claim', command: 'Reset', nodeId, serverId });
  expect(refusalOf(await world.claim('jellyfin'))).toEqual({
    message: 'My jellyfin is having its claim reset. Wait until that is done.',
    reason: 'server-busy',
  });
  await db.transaction(() => services.processes.end(process, { success: true, words: '' }));
  await world.customer.post(world.path('jellyfin', 'stop'));
  await settled(world.customer, world.ids.jellyfin, 'stopped');
  expect(refusalOf(await world.claim('jellyfin'))).toEqual({
    message: 'My jellyfin is stopped. Start it first.',
    reason: 'server-stopped',
  });
  const last = await until('the limit', async () => {
    const answer = await world.claim('jellyfin');
    return answer.status === 429 && answer;
  });
  expect(refusalOf(last).retry_after).toBeGreaterThan(0);
});

it('stores and logs neither passwords nor keys', async () => {
  const { db } = world.server;
  const tables = [serverClaims, auditLog, jobs, outbox, processes, processLines, serverChronicle];
  const rows = await Promise.all(tables.map((table) => db.current.select().from(table)));
  const written = JSON.stringify(rows) + world.lines.join('');
  const { claims } = world.server.services;
  const key = claims.keyOf((await claims.find(world.ids.plex))!)!;
  expect(key.length).toBeGreaterThan(10);
  expect(written).toContain('already-claimed');
  // The account's password also occurs in its name, so the wrong password is looked for instead.
  for (const secret of [key, wrong.password]) expect(written).not.toContain(secret);
});
