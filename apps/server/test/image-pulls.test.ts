import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NodeWorkState } from '@kronos/api/contract';
import { auditLog, imagePulls } from '../src/db/schema.ts';
import { refusalOf } from './support/client.ts';
import { withSandboxNodes } from './support/sandbox-nodes.ts';
import { until } from './support/until.ts';

const path = '/api/admin/image-pulls';
let world: Awaited<ReturnType<typeof withSandboxNodes>>;
let sandbox: (typeof world)['sandbox'];
let server: (typeof world)['server'];
let admin: (typeof world)['admin'];

beforeAll(async () => {
  world = await withSandboxNodes();
  ({ sandbox, server, admin } = world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  await server.db.current.delete(imagePulls);
});

const attic = 1;
const cellar = 2;
const bare = 3;
const pull = (image: string, ...node_ids: number[]) => admin.post(path, { image, node_ids });
const list = async (query: object = {}) => (await admin.ask('adminImagePulls.list', { query })).data;
const reached = (state: NodeWorkState) =>
  until(`one is ${state}`, async () => (await list()).find((row) => row.state === state));
const processOf = async ({ process_id }: { process_id: number | null }) => {
  const params = { id: process_id! };
  const { data } = await admin.ask('processes.one', { params });
  return { data, log: (await admin.ask('processes.log', { params })).data.map(({ text }) => text) };
};

it('pulls an image on several nodes, each as a process that logs its layers', async () => {
  expect((await pull('kronos/plex:beta', attic, cellar, attic)).status).toBe(200);
  const rows = await until('both are done', async () => {
    const all = await list();
    return all.every(({ state }) => state === 'done') && all;
  });
  expect(rows.map(({ node }) => node.alias).toSorted()).toEqual(['Attic', 'Cellar']);
  expect(rows[0]).toMatchObject({
    image: 'kronos/plex:beta',
    progress: 1,
    seconds: expect.any(Number),
    by: 'admin',
    message: 'It is on the node.',
  });
  const { data, log } = await processOf(rows[0]!);
  expect(data).toMatchObject({ kind: 'pull-image', success: true, result: rows[0]!.message });
  expect(log).toEqual(['Layer plex-1: Pull complete', 'Layer plex-2: Pull complete']);
  const there = (await admin.ask('adminNodeImages.list', { query: { q: 'plex:beta' } })).data;
  expect(new Set(there.map(({ node }) => node.id))).toEqual(new Set([attic, cellar]));
  const [audited] = await server.db.current.select().from(auditLog).where(eq(auditLog.action, 'adminImagePulls.begin'));
  expect(audited).toMatchObject({ targetName: 'kronos/plex:beta', after: { nodes: ['Attic', 'Cellar'] } });

  await pull('kronos/plex:beta', attic);
  await until('it is done', async () => (await list({ state: 'done' })).length === 3);
  expect((await list())[0]?.message).toBe('The node already had the newest version.');
});

it('pulls the latest tag when none is given', async () => {
  await pull('kronos/emby', attic);
  expect(await reached('done')).toMatchObject({ image: 'kronos/emby:latest' });
});

it('reports in plain words why a pull failed, and logs the output of the engine', async () => {
  await pull('kronos/nothing:1.0', attic);
  const row = await reached('failed');
  expect(row.message).toBe('The image kronos/nothing:1.0 could not be pulled on the node Attic.');
  const { data, log } = await processOf(row);
  expect(data).toMatchObject({ success: false, result: row.message });
  expect(log).toEqual(['The sandbox’s registry has no image kronos/nothing:1.0.']);
});

it.each([
  ['a full disk', { operation: 'pull', fault: 'disk-full', times: 1 }, attic, /^The disk of the node Attic is full\.$/],
  ['a node that does not answer', { operation: 'none', fault: 'error' }, bare, /^The node Bare is not responding\./],
])('fails because of %s', async (_, fault, node, words) => {
  await sandbox.fault(fault);
  await pull('kronos/plex:beta', node);
  expect((await reached('failed')).message).toMatch(words);
});

it('skips nodes that are already pulling the image, and refuses when all of them are', async () => {
  await sandbox.fault({ node: 'attic', operation: 'pull', fault: 'slow', ms: 8000 });
  await pull('kronos/emby:beta', attic);
  await pull('kronos/emby:beta', attic, cellar);
  expect((await list()).map(({ node }) => node.id)).toEqual([cellar, attic]);
  const again = await pull('kronos/emby:beta', attic);
  expect([again.status, refusalOf(again).message]).toEqual([409, 'kronos/emby:beta is already being pulled there.']);
  await sandbox.clearFaults();
  await until('both are done', async () => (await list({ state: 'done' })).length === 2);
});

it('refuses an invalid image, an empty list of nodes, and an unknown node', async () => {
  const errorsOf = async (image: string, ...ids: number[]) => refusalOf(await pull(image, ...ids)).errors;
  expect(await errorsOf('--all', attic)).toEqual({ image: ['Enter an image such as linuxserver/plex:latest'] });
  expect(await errorsOf('kronos/plex')).toEqual({ node_ids: ['Choose a node'] });
  expect(await errorsOf('kronos/plex', attic, 99)).toEqual({ node_ids: ['Choose existing nodes'] });
  expect(await list()).toEqual([]);
});

it('pulls one image at a time on a node, and cancels running and waiting pulls', async () => {
  await sandbox.fault({ node: 'attic', operation: 'pull', fault: 'slow', ms: 20_000 });
  await pull('kronos/plex:beta', attic);
  await pull('kronos/emby:beta', attic);
  const running = await reached('running');
  const waiting = await reached('waiting');
  expect([running.image, waiting.image]).toEqual(['kronos/plex:beta', 'kronos/emby:beta']);
  expect((await admin.call('DELETE', `${path}/${waiting.id}`)).status).toBe(200);
  expect((await processOf(waiting)).data.result).toBe('Canceled before it started.');
  const { outcomes } = await admin.ask('adminImagePulls.bulk', { body: { ids: [running.id], action: 'cancel' } });
  expect(outcomes).toEqual([{ id: running.id, success: true }]);
  await until('both are canceled', async () => (await list({ state: 'canceled' })).length === 2);
  expect((await processOf(running)).data).toMatchObject({
    success: false,
    result: 'Canceled. The image on the node is unchanged.',
  });
  const late = await admin.call('DELETE', `${path}/${running.id}`);
  expect([late.status, refusalOf(late).message]).toEqual([409, 'This pull has already ended.']);
  expect((await admin.call('DELETE', `${path}/9999`)).status).toBe(404);
});

it('finds pulls by node, state and text', async () => {
  await pull('kronos/plex:beta', attic, cellar);
  await pull('kronos/nothing', cellar);
  await until('all are over', async () => (await list()).every(({ seconds }) => seconds !== null));
  const found = async (query: object) => (await list(query)).map(({ node }) => node.id);
  expect(await found({ node: attic })).toEqual([attic]);
  expect(await found({ q: 'nothing' })).toEqual([cellar]);
  expect(await found({ q: 'attic' })).toEqual([attic]);
  expect(await found({ state: 'failed' })).toEqual([cellar]);
  expect(await found({ sort: 'node', direction: 'asc' })).toEqual([attic, cellar, cellar]);
});
