import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog, nodeImageReads, nodeImages, outbox } from '../src/db/schema.ts';
import { createEngine } from '../src/engines/index.ts';
import { refusalOf } from './support/client.ts';
import { withSandboxNodes } from './support/sandbox-nodes.ts';
import { until } from './support/until.ts';

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
  await server.db.current.delete(nodeImages);
  await server.db.current.delete(nodeImageReads);
});

const attic = 1;
const cellar = 2;
const bare = 3;
const bareWords = 'The node Bare is not responding. Try again when it is back.';
const engineOf = (node: string) => createEngine({ kind: 'sandbox', url: sandbox.url, node });
const read = async (id: number) => (await admin.ask('adminNodeImages.read', { params: { id } })).data;
const readAll = () => server.services.imageReadings.sample();
const list = async (query: object = {}) => (await admin.ask('adminNodeImages.list', { query })).data;
const fleet = async (query: object = {}) => (await admin.ask('adminFleetImages.list', { query })).data;
const summaryOf = async (node: number) =>
  (await admin.ask('adminNodeImages.nodes', {})).data.find((one) => one.node.id === node);
const processEnded = (command: string) =>
  until(`${command} has ended`, async () => {
    const { data } = await admin.ask('processes.recent', {});
    return data.find((one) => one.command === command && one.success !== null);
  });
const makeContainer = (node: string, image: string) =>
  engineOf(node).create({
    name: `uses-${image.replace(/\W/g, '-')}`,
    image,
    env: {},
    ports: [],
    hostAddress: '127.0.0.1',
    mounts: [],
    limits: {},
    labels: {},
  });

it('lists the images of a node once it was read, and keeps them while it does not respond', async () => {
  expect(await list()).toEqual([]);
  expect(await summaryOf(attic)).toMatchObject({ images: 0, read_at: null, failure: null });
  const { id } = await makeContainer('attic', 'kronos/plex');
  await read(attic);
  const [emby, jellyfin, plex] = await list({ node: attic });
  expect([emby?.image, jellyfin?.image]).toEqual(['kronos/emby:latest', 'kronos/jellyfin:latest']);
  expect(plex).toMatchObject({
    node: { id: attic, alias: 'Attic' },
    image: 'kronos/plex:latest',
    digest: expect.stringMatching(/^sha256:/),
    containers: 1,
    is_outdated: false,
  });
  expect((await list({ use: 'unused' })).map(({ image }) => image)).not.toContain('kronos/plex:latest');
  expect((await list({ use: 'used', q: 'plex' })).map(({ image }) => image)).toEqual(['kronos/plex:latest']);
  const before = await summaryOf(attic);
  expect(before).toMatchObject({ images: 3, unused: 2, unused_bytes: 2 * plex!.bytes, failure: null });

  await sandbox.fault({ node: 'attic', operation: 'images', fault: 'error', code: 'unreachable', times: 1 });
  const silent = { ...before, failure: 'The node Attic is not responding. Try again when it is back.' };
  expect(await read(attic)).toEqual(silent);
  expect(await summaryOf(attic)).toEqual(silent);
  // The node is not called for a moment after the failure.
  await until('the node tells again', async () => (await read(attic)).failure === null);
  expect((await admin.post('/api/admin/nodes/99/read-images')).status).toBe(404);
  await engineOf('attic').remove(id);
});

it('reads every node, and reports which could not be read', async () => {
  await readAll();
  expect(await summaryOf(bare)).toMatchObject({ images: 0, read_at: null, failure: bareWords });
  expect(new Set((await list()).map(({ node }) => node.id))).toEqual(new Set([attic, cellar]));
});

it('sends admins an event when images have changed, and not otherwise', async () => {
  const countEvents = () => server.db.current.$count(outbox, sql`${outbox.entry}::text like '%node-images-changed%'`);
  const before = await countEvents();
  await read(attic);
  expect(await countEvents()).toBe(before + 1);
  await read(attic);
  expect(await countEvents()).toBe(before + 1);
});

it('detects nodes with an older image than others, and updates it wherever it is', async () => {
  const tag = 'kronos/jellyfin:latest';
  await sandbox.control('POST', '/registry', { image: tag });
  await readAll();
  const ofTag = async () => (await fleet({ q: 'jellyfin' })).find(({ image }) => image === tag)!;
  expect(await ofTag()).toMatchObject({ nodes: 2, outdated: 0 });
  const inCellar = (await list({ node: cellar, q: 'jellyfin' }))[0]!;
  const bulk = { ids: [inCellar.id], action: 'update' as const };
  await admin.ask('adminNodeImages.bulk', { body: bulk });
  const { result } = await processEnded(`Pull ${tag} on node Cellar`);
  expect(result).toBe('The node now has a newer version. Servers use it once they are rebuilt.');
  expect(await ofTag()).toMatchObject({ nodes: 2, outdated: 1 });
  const outdatedIn = async (node: number) => (await list({ node, q: tag })).map(({ is_outdated }) => is_outdated);
  expect([await outdatedIn(attic), await outdatedIn(cellar)]).toEqual([[true], [false]]);
  // As on real engines, the previous image has lost its tag.
  const nameless = (await list({ node: cellar })).find(({ image }) => image === null)!;
  expect(nameless).toMatchObject({ digest: inCellar.digest, is_outdated: false });
  const { outcomes } = await admin.ask('adminNodeImages.bulk', { body: { ...bulk, ids: [nameless.id] } });
  expect(outcomes).toEqual([
    { id: nameless.id, success: false, message: expect.stringMatching(/no longer has a tag/) },
  ]);

  const { id } = await ofTag();
  await admin.ask('adminFleetImages.bulk', { body: { ids: [id], action: 'update' } });
  await processEnded(`Pull ${tag} on node Attic`);
  await until('no node has an older one', async () => (await ofTag()).outdated === 0);
  expect((await fleet({ node: bare })).map(({ image }) => image)).toEqual([]);
});

it('prunes only images that no container uses', async () => {
  const { id } = await makeContainer('cellar', 'kronos/emby');
  await read(cellar);
  const { unused } = (await summaryOf(cellar))!;
  expect(unused).toBeGreaterThan(1);
  await sandbox.fault({ node: 'cellar', operation: 'pruneImages', fault: 'slow', ms: 1000, times: 1 });
  const prune = (...node_ids: number[]) => admin.post('/api/admin/node-images/prune', { node_ids });
  expect((await prune(cellar)).status).toBe(200);
  const again = await prune(attic, cellar);
  expect([again.status, refusalOf(again).message]).toEqual([
    409,
    'The images on Cellar are already being pruned. Wait until that is done.',
  ]);
  const ended = await processEnded('Remove unused images from node Cellar');
  expect(ended).toMatchObject({ kind: 'prune-images', success: true });
  expect(ended.result).toMatch(new RegExp(`^${unused} unused images were removed from Cellar, freeing \\d+ MB\\.$`));
  expect((await list({ node: cellar })).map(({ image }) => image)).toEqual(['kronos/emby:latest']);
  const [audited] = await server.db.current
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'adminNodeImages.prune'))
    .orderBy(desc(auditLog.id));
  expect(audited).toMatchObject({ targetName: 'Cellar', after: { nodes: ['Cellar'] } });
  await engineOf('cellar').remove(id);
});

it('reports in plain words why nothing was pruned, and refuses an unknown node', async () => {
  await admin.post('/api/admin/node-images/prune', { node_ids: [bare] });
  expect(await processEnded('Remove unused images from node Bare')).toMatchObject({
    success: false,
    result: bareWords,
  });
  const refused = await admin.post('/api/admin/node-images/prune', { node_ids: [99] });
  expect([refused.status, refusalOf(refused).errors]).toEqual([422, { node_ids: ['Choose existing nodes'] }]);
});
