import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { refusalOf } from './support/client.ts';
import { joinChannel } from './support/listen.ts';
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
beforeEach(() => sandbox.clearFaults());

const bare = 3;
let made = 0;
/** Adds a node with its own machine, which no other test affects. */
const aNode = () => {
  made += 1;
  const engine = { kind: 'sandbox' as const, url: sandbox.url, node: `machine-${made}` };
  return server.services.nodes.add({ alias: `Machine ${made}`, host: 'localhost', engine });
};
const aMount = async (node_id: number, name: string, more: object = {}) => {
  const body = { name, node_id, kind: 'nfs' as const, source: 'nas.example:/films', target: `/mnt/${name}`, ...more };
  return (await admin.ask('adminMounts.create', { body })).id;
};
const list = async (...nodes: number[]) =>
  (await admin.ask('adminMounts.list', { query: { node: nodes.join(','), sort: 'name', direction: 'asc' } })).data;
const rested = (...nodes: number[]) =>
  until('nothing is under way', async () => {
    const rows = await list(...nodes);
    return rows.every(({ process_id }) => process_id === null) && rows;
  });
const checkOn = (...ids: number[]) => admin.ask('adminNodes.bulk', { body: { ids, action: 'check_mounts' } });
const bulk = (action: 'remount' | 'cancel', ...ids: number[]) =>
  admin.ask('adminMounts.bulk', { body: { ids, action } });
const processOf = async (id: number) => (await admin.ask('processes.one', { params: { id } })).data;

it('checks the mounts of several nodes, each as a process, and reports why others are not checked', async () => {
  const [one, two, empty] = [await aNode(), await aNode(), await aNode()];
  await aMount(one, 'films');
  await aMount(two, 'series');
  await aMount(bare, 'music');
  const { outcomes } = await checkOn(one, empty, two, bare);
  expect(outcomes).toEqual([
    { id: one, success: true },
    { id: empty, success: false, message: 'Machine 3 has no mounts to check.' },
    { id: two, success: true },
    { id: bare, success: false, message: expect.stringContaining('only the engine of Bare') },
  ]);
  expect(await rested(one, two)).toMatchObject([
    { name: 'films', state: 'missing', failure: null, checked_at: expect.any(String) },
    { name: 'series', state: 'missing' },
  ]);
  const audited = await server.db.current
    .select({ kind: auditLog.targetKind, id: auditLog.targetId })
    .from(auditLog)
    .where(eq(auditLog.action, 'adminNodes.bulk'))
    .orderBy(auditLog.id);
  expect(audited).toEqual([one, two].map((id) => ({ kind: 'node', id: String(id) })));
});

it('filters the list by several nodes, and refuses an invalid list of ids', async () => {
  const [one, two] = [await aNode(), await aNode()];
  await aMount(one, 'films');
  await aMount(two, 'series');
  await aMount(await aNode(), 'music');
  expect((await list(one, two)).map(({ name }) => name)).toEqual(['films', 'series']);
  expect((await list(two)).map(({ name }) => name)).toEqual(['series']);
  for (const node of ['', '1,', '0', 'attic', Array.from({ length: 501 }, (_, index) => index + 1).join(',')])
    expect((await admin.get(`/api/admin/mounts?node=${node}`)).status).toBe(422);
});

it('reports each result as it arrives, and what is still under way', async () => {
  const node = await aNode();
  const ids = [await aMount(node, 'films'), await aMount(node, 'series')];
  const { realtime, tenant } = await admin.ask('system.settings');
  const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
  await sandbox.fault({ operation: 'checkMount', fault: 'slow', ms: 1, times: 1 });
  await sandbox.fault({ operation: 'checkMount', fault: 'hang' });
  await checkOn(node);
  const half = await until('the first is through', async () => {
    const rows = await list(node);
    return rows[0]?.state === 'missing' && rows;
  });
  expect(half).toMatchObject([{ process_id: null }, { state: 'unchecked', process_id: expect.any(Number) }]);
  await until(
    'it was told when it was ordered, and when the first was through',
    () => socket.events('mounts-changed').length === 2,
  );
  const again = await admin.post(`/api/admin/mounts/${ids[1]}/remount`);
  expect([again.status, refusalOf(again).message]).toEqual([
    409,
    'series is already being checked or mounted. Wait until this is done.',
  ]);
  await sandbox.clearFaults();
  expect(await rested(node)).toMatchObject([{ state: 'missing' }, { state: 'missing' }]);
});

it('keeps the state of the remaining mounts, and reports why, when the node becomes unreachable', async () => {
  const node = await aNode();
  await aMount(node, 'films');
  await aMount(node, 'series');
  await sandbox.fault({ operation: 'checkMount', fault: 'slow', ms: 1, times: 1 });
  await sandbox.fault({ operation: 'checkMount', fault: 'error', code: 'unreachable' });
  await checkOn(node);
  const failure = expect.stringMatching(/^The node Machine \d+ is not responding\./);
  expect(await rested(node)).toMatchObject([
    { state: 'missing', failure: null },
    { state: 'unchecked', checked_at: null, failure },
  ]);
});

it('reports why a mount was refused, without its secret, until it is mounted', async () => {
  const node = await aNode();
  const share = { kind: 'smb', source: '//nas.example/films', username: 'films', password: 'open-sesame' };
  const ids = [await aMount(node, 'films', share), await aMount(node, 'series')];
  const message = 'mount.cifs\npermission denied for films with open-sesame';
  await sandbox.fault({ operation: 'mount', fault: 'error', code: 'command-failed', message, times: 1 });
  await bulk('remount', ...ids);
  const failure = 'The node refused to mount it: permission denied for films with [redacted]';
  expect(await rested(node)).toMatchObject([
    { state: 'missing', failure },
    { state: 'mounted', failure: null },
  ]);
  expect((await admin.ask('processes.recent')).data.find(({ result }) => result.includes('[redacted]'))).toMatchObject({
    success: false,
    result: `films: ${failure}.`,
  });
  await bulk('remount', ids[0]!);
  expect(await rested(node)).toMatchObject([{ state: 'mounted', failure: null }, {}]);
});

it('cancels a mount that is waiting, and records what was already requested', async () => {
  const node = await aNode();
  const ids = [await aMount(node, 'films'), await aMount(node, 'series')];
  await sandbox.fault({ operation: 'checkMount', fault: 'hang' });
  await checkOn(node);
  const [first] = await list(node);
  await until('it is under way', async () => (await processOf(first!.process_id!)).state === 'running');
  expect((await bulk('cancel', ids[1]!)).outcomes).toEqual([{ id: ids[1], success: true }]);
  expect((await bulk('cancel', ids[1]!)).outcomes).toMatchObject([
    { success: false, message: 'series is neither being checked nor mounted.' },
  ]);
  await sandbox.clearFaults();
  expect(await rested(node)).toMatchObject([{ state: 'missing' }, { state: 'unchecked' }]);
  const ended = await until('it has ended', async () => {
    const process = await processOf(first!.process_id!);
    return process.success !== null && process;
  });
  expect(ended.result).toBe('films: nothing is mounted at /mnt/films.');
});

it('ends a process whose last mount is canceled before it starts', async () => {
  const node = await aNode();
  const ids = [await aMount(node, 'films'), await aMount(node, 'series')];
  await sandbox.fault({ operation: 'mount', fault: 'hang' });
  await bulk('remount', ids[0]!);
  await bulk('remount', ids[1]!);
  // The second waits for the first: a node performs one mount at a time.
  const waiting = (await list(node))[1]!.process_id!;
  await bulk('cancel', ids[1]!);
  expect(await processOf(waiting)).toMatchObject({ success: false, result: 'It was canceled before it started.' });
  const [row] = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({ targetName: 'series', before: { process: waiting } });
  await sandbox.clearFaults();
  expect(await rested(node)).toMatchObject([{ state: 'mounted' }, { state: 'unchecked', failure: null }]);
});
