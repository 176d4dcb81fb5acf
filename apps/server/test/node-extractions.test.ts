import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NodeWorkState } from '@kronos/api/contract';
import { auditLog, nodeExtractions } from '../src/db/schema.ts';
import { refusalOf } from './support/client.ts';
import { withSandboxNodes } from './support/sandbox-nodes.ts';
import { until } from './support/until.ts';

const path = '/api/admin/node-extractions';
let world: Awaited<ReturnType<typeof withSandboxNodes>>;
let sandbox: (typeof world)['sandbox'];
let server: (typeof world)['server'];
let admin: (typeof world)['admin'];

beforeAll(async () => {
  world = await withSandboxNodes({ sandbox: { unpackMs: 1500 } });
  ({ sandbox, server, admin } = world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  await server.db.current.delete(nodeExtractions);
});

const attic = 1;
const cellar = 2;
const bare = 3;
const draft = { archive: '/srv/in/plex.tar.gz', target: '/srv/kronos/import' };
const extract = (more: object = {}, node = attic) =>
  admin.post(`/api/admin/nodes/${node}/extract-tar`, { ...draft, ...more });
const list = async (query: object = {}) => (await admin.ask('adminExtractions.list', { query })).data;
const reached = (state: NodeWorkState) =>
  until(`one is ${state}`, async () => (await list()).find((row) => row.state === state));
const processOf = async ({ process_id }: { process_id: number | null }) => {
  const params = { id: process_id! };
  const { data } = await admin.ask('processes.one', { params });
  return { data, log: (await admin.ask('processes.log', { params })).data };
};

it('unpacks an archive as a process, and reports its progress and duration', async () => {
  expect((await extract({ strip_components: 1 })).body).toMatchObject({
    success: true,
    message: '/srv/in/plex.tar.gz is being unpacked on Attic.',
  });
  const half = await until('it is under way', async () =>
    (await list()).find(({ state, progress }) => state === 'running' && progress !== null && progress > 0),
  );
  expect(half).toMatchObject({
    ...draft,
    node: { id: attic, alias: 'Attic' },
    strip_components: 1,
    keep_archive: true,
    by: 'admin',
    bytes: expect.any(Number),
    message: null,
  });
  expect(half.progress).toBeLessThan(1);
  const row = await reached('done');
  const message = '/srv/in/plex.tar.gz has been unpacked into /srv/kronos/import.';
  expect(row).toMatchObject({ progress: 1, seconds: expect.any(Number), bytes: half.bytes, message });
  const { data, log } = await processOf(row);
  expect(data).toMatchObject({ kind: 'extract-tar', success: true, node_id: attic, result: message });
  expect(log.map(({ text }) => text)).toContain('Unpacking /srv/in/plex.tar.gz into /srv/kronos/import.');
  const [audited] = await server.db.current.select().from(auditLog).where(eq(auditLog.action, 'adminNodes.extractTar'));
  expect(audited).toMatchObject({ targetName: 'Attic', after: { ...draft, strip_components: 1, keep_archive: true } });
});

it('removes an archive that is not to be kept, and reports when there is none', async () => {
  await extract({ keep_archive: false }, cellar);
  const row = await reached('done');
  expect((await processOf(row)).data.result).toMatch(/import and then removed\.$/);
  await extract({}, cellar);
  expect(await reached('failed')).toMatchObject({
    message: 'There is no archive /srv/in/plex.tar.gz on the node Cellar.',
    seconds: expect.any(Number),
  });
});

it.each([
  [{ archive: '/srv/in/damaged.tar.gz' }, /damaged or has files with paths outside/],
  [{ target: '/srv/archive' }, /The folder \/srv\/archive cannot be created or written to/],
  [{ target: '/no/such' }, /The folder \/no\/such cannot be created or written to/],
])('reports in plain words why %j failed, and logs the output of the machine', async (more, words) => {
  await extract(more);
  const row = await reached('failed');
  expect(row.message).toMatch(words);
  const { data, log } = await processOf(row);
  expect(data).toMatchObject({ success: false, result: row.message });
  expect(log.length).toBeGreaterThan(1);
});

it('reports that a disk is full', async () => {
  await sandbox.fault({ operation: 'extract', fault: 'disk-full', times: 1 });
  await extract();
  expect((await reached('failed')).message).toMatch(/^The disk of the node Attic is full\./);
});

it('unpacks one archive at a time into a folder', async () => {
  expect((await extract()).status).toBe(200);
  const again = await extract({ archive: '/srv/in/other.tar' });
  expect([again.status, refusalOf(again).message]).toEqual([
    409,
    'Another archive is being unpacked into /srv/kronos/import. Wait until that is done.',
  ]);
  expect((await extract({ target: '/srv/kronos/other' })).status).toBe(200);
  expect((await extract({}, cellar)).status).toBe(200);
  await until('all are over', async () =>
    (await list()).every(({ progress, state }) => progress === 1 || state === 'failed'),
  );
  expect((await extract({ archive: '/srv/in/damaged.tar.gz' })).status).toBe(200);
  await reached('failed');
});

it('refuses system paths, an unknown node, and a node whose machine cannot be reached', async () => {
  const refused = await extract({ archive: '/srv/in/../plex.tar', target: '/etc' });
  expect([refused.status, refusalOf(refused).errors]).toEqual([
    422,
    { archive: ['Enter a path without . or ..'], target: ['Choose a folder that does not belong to the system'] },
  ]);
  expect((await extract({}, 99)).status).toBe(404);
  const unreached = await extract({}, bare);
  expect([unreached.status, refusalOf(unreached).message]).toEqual([409, expect.stringMatching(/the engine of Bare/)]);
  expect(await list()).toEqual([]);
});

it('cancels running and waiting extractions', async () => {
  await sandbox.fault({ operation: 'extract', fault: 'slow', ms: 8000 });
  for (const number of [1, 2, 3, 4]) await extract({ target: `/srv/kronos/${number}` });
  const waiting = await until('three run', async () => {
    const rows = await list();
    return (
      rows.filter(({ state }) => state === 'running').length === 3 && rows.find(({ state }) => state === 'waiting')
    );
  });
  expect((await admin.call('DELETE', `${path}/${waiting.id}`)).status).toBe(200);
  expect((await list({ state: 'canceled' })).map(({ id }) => id)).toEqual([waiting.id]);
  expect((await processOf(waiting)).data).toMatchObject({ result: 'Canceled before it started.' });
  const ids = (await list({ state: 'running' })).map(({ id }) => id);
  const { outcomes } = await admin.ask('adminExtractions.bulk', { body: { ids, action: 'cancel' } });
  expect(outcomes).toEqual(ids.map((id) => ({ id, success: true })));
  await until('all are canceled', async () => (await list({ state: 'canceled' })).length === 4);
  const [row] = await list();
  expect(
    (await processOf({ process_id: (await list()).find(({ id }) => id === ids[0])!.process_id })).data,
  ).toMatchObject({ success: false, result: expect.stringMatching(/^Canceled\. Anything unpacked/) });
  const late = await admin.call('DELETE', `${path}/${row!.id}`);
  expect([late.status, refusalOf(late).message]).toEqual([409, 'This extraction has already ended.']);
  expect((await admin.call('DELETE', `${path}/9999`)).status).toBe(404);
});

it('finds extractions by node, state and text', async () => {
  await extract({}, cellar);
  await extract({ archive: '/srv/in/none.tar' });
  await until('both are over', async () => (await list()).every(({ seconds }) => seconds !== null));
  const found = async (query: object) => (await list(query)).map(({ node }) => node.id);
  expect(await found({ node: cellar })).toEqual([cellar]);
  expect(await found({ q: 'none.tar' })).toEqual([attic]);
  expect(await found({ q: 'cell' })).toEqual([cellar]);
  expect(await found({ state: 'waiting' })).toEqual([]);
  expect(await found({ sort: 'node', direction: 'asc' })).toEqual([attic, cellar]);
});
