import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ScriptDraft } from '@kronos/api/contract';
import { auditLog, scriptRunNodes, scriptRuns, scripts } from '../src/db/schema.ts';
import { refusalOf } from './support/client.ts';
import { withSandboxNodes } from './support/sandbox-nodes.ts';
import { until } from './support/until.ts';

const path = '/api/admin/integrations/scripts';
const runsPath = '/api/admin/script-runs';
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
  await server.db.current.delete(scriptRuns);
  await server.db.current.delete(scripts);
});

const attic = 1;
const cellar = 2;
const bare = 3;
const draft = (changes: Partial<ScriptDraft> = {}) => ({ name: 'Greet', source: 'echo hello', ...changes });
const written = async (changes?: Partial<ScriptDraft>) =>
  (await admin.ask('adminScripts.create', { body: draft(changes) })).id;
const begin = (body: object) => admin.post(runsPath, { node_ids: [attic], ...body });
const begun = async (changes: Partial<ScriptDraft>, body: object = {}): Promise<number> => {
  const answer = await begin({ script_id: await written(changes), ...body });
  expect(answer.status).toBe(200);
  return (answer.body as { id: number }).id;
};
const read = async (id: number) => (await admin.ask('adminScriptRuns.one', { params: { id } })).data;
const ended = (id: number) =>
  until('the run ended', async () => {
    const run = await read(id);
    return run.state !== 'running' && run;
  });
const linesOf = async (id: number, after = 0) =>
  (await admin.ask('adminScriptRuns.lines', { params: { id }, query: { after } })).data;

it('runs a script on several nodes, and reports the output and the end on each', async () => {
  const id = await begun({ source: 'hostname\necho "two  words"\nexit 3' }, { node_ids: [cellar, attic, attic] });
  const run = await ended(id);
  expect(run).toMatchObject({
    script: { id: expect.any(Number), name: 'Greet' },
    version: 1,
    state: 'failed',
    by: 'admin',
    node: null,
    nodes: 2,
    ended: 2,
    failed: 2,
  });
  const end = {
    state: 'failed',
    exit_code: 3,
    seconds: expect.any(Number),
    message: 'The script ended with exit code 3.',
  };
  expect(run.items).toEqual([
    expect.objectContaining({ ...end, node: { id: attic, alias: 'Attic' } }),
    expect.objectContaining({ ...end, node: { id: cellar, alias: 'Cellar' } }),
  ]);
  const lines = await linesOf(id);
  const of = (item: number) => lines.filter((line) => line.process_id === run.items[item]?.process_id);
  expect(of(0).map(({ text }) => text)).toEqual(['attic', 'two  words']);
  expect(of(1).map(({ text }) => text)).toEqual(['cellar', 'two  words']);
  expect(await linesOf(id, lines[2]!.id)).toEqual(lines.slice(3));
  const { data } = await admin.ask('processes.one', { params: { id: run.items[0]!.process_id! } });
  expect(data).toMatchObject({
    kind: 'script',
    command: 'Run script Greet (version 1) on node Attic',
    success: false,
    node_id: attic,
  });
});

it('passes a script the variables of the run, its own, and global ones, and hides their secrets', async () => {
  await admin.ask('adminGlobals.create', { body: { name: 'REMOTE', value: 'gdrive', is_secret: false } });
  await admin.ask('adminGlobals.create', { body: { name: 'API_KEY', value: 'open-sesame', is_secret: true } });
  const variables = [
    { name: 'WHERE', value: '{{REMOTE}}:films' },
    { name: 'WHO', value: '' },
    { name: 'KEY', value: '{{API_KEY}}' },
    { name: 'HOW', value: 'quickly' },
  ];
  const source = 'echo $WHERE $WHO $HOW\necho "key=$KEY"';
  const script = await written({ source, variables });
  const refused = await begin({ script_id: script });
  expect(refusalOf(refused).errors).toEqual({ 'variables.1.value': ['Enter a value for WHO'] });
  const given = [
    { name: 'WHO', value: 'Ada' },
    { name: 'HOW', value: '' },
  ];
  const stray = await begin({ script_id: script, variables: [{ name: 'STRAY', value: 'x' }] });
  expect(refusalOf(stray).errors).toEqual({ variables: ['The script has no variable STRAY'] });
  const answer = await begin({ script_id: script, variables: given });
  const { id } = answer.body as { id: number };
  const run = await ended(id);
  expect(run).toMatchObject({ state: 'done', node: { id: attic, alias: 'Attic' } });
  expect(run.variables).toEqual([
    { name: 'WHERE', value: '{{REMOTE}}:films' },
    { name: 'WHO', value: 'Ada' },
    { name: 'KEY', value: '{{API_KEY}}' },
    { name: 'HOW', value: 'quickly' },
  ]);
  const texts = (await linesOf(id)).map(({ text }) => text);
  expect(texts[0]).toBe('gdrive:films Ada quickly');
  expect(texts[1]).not.toContain('open-sesame');
  const unknown = await admin.post(path, draft({ name: 'Other', variables: [{ name: 'A', value: '{{NOTHING}}' }] }));
  expect(refusalOf(unknown).errors).toEqual({ 'variables.0.value': ['There is no global variable NOTHING'] });
});

it('stops a run that is under way', async () => {
  const id = await begun({ source: 'echo begun\nsleep 60\necho late' });
  await until('it has begun', async () => (await linesOf(id)).length > 0);
  await admin.ask('adminScriptRuns.stop', { params: { id } });
  const run = await ended(id);
  expect(run).toMatchObject({
    state: 'stopped',
    items: [{ state: 'stopped', exit_code: null, message: 'It was stopped.' }],
  });
  expect((await linesOf(id)).map(({ text }) => text)).toEqual(['begun']);
  const again = await admin.post(`${runsPath}/${id}/stop`);
  expect([again.status, refusalOf(again).message]).toEqual([409, 'This run has already ended.']);
  const log = await server.db.current.select().from(auditLog).where(eq(auditLog.targetKind, 'script-run'));
  expect(log).toMatchObject([{ targetId: String(id), targetName: 'Greet' }]);
});

it('stops a run that another process of the panel marked as stopped', async () => {
  const id = await begun({ source: 'echo begun\nsleep 60' });
  await until('it has begun', async () => (await linesOf(id)).length > 0);
  await server.db.current.update(scriptRuns).set({ stoppedAt: server.clock.now() }).where(eq(scriptRuns.id, id));
  expect(await ended(id)).toMatchObject({ state: 'stopped' });
});

it('reports that the node went down during a run, and that the panel was interrupted', async () => {
  const id = await begun({ source: 'echo begun\nsleep 60' });
  await until('it has begun', async () => (await linesOf(id)).length > 0);
  const restart = await admin.ask('adminNodes.restart', { params: { id: attic } });
  const lost = 'The node Attic is not responding. Try again when it is back.';
  expect(await ended(id)).toMatchObject({ state: 'failed', items: [{ exit_code: null, message: lost }] });
  await until('the node is back', async () => {
    const { data } = await admin.ask('processes.one', { params: { id: restart.process.id } });
    return data.success !== null;
  });

  const script = await written({ name: 'Left' });
  const [run] = await server.db.current
    .insert(scriptRuns)
    .values({
      scriptId: script,
      scriptName: 'Left',
      version: 1,
      source: 'echo',
      variables: [],
      asRoot: false,
      at: new Date(),
    })
    .returning();
  const on = { runId: run!.id, alias: 'Cellar', nodeId: cellar };
  await server.db.current.insert(scriptRunNodes).values([
    { ...on, state: 'running', startedAt: new Date() },
    { ...on, nodeId: bare, alias: 'Bare' },
  ]);
  await server.services.queue.enqueue({ kind: 'script.run', key: 'left', payload: { runId: run!.id } });
  const { items } = await ended(run!.id);
  expect(items.map(({ state, message }) => [state, message])).toEqual([
    ['failed', expect.stringContaining('only the engine of Bare')],
    ['failed', 'The panel was interrupted, and the script with it. Its output shows how far it got.'],
  ]);
});

it('starts nothing when the script cannot run on one of the nodes', async () => {
  const script_id = await written();
  const unreached = await begin({ script_id, node_ids: [attic, bare] });
  expect([unreached.status, refusalOf(unreached).message]).toEqual([409, expect.stringContaining('engine of Bare')]);
  expect(refusalOf(await begin({ script_id, node_ids: [attic, 99] })).errors).toEqual({
    node_ids: ['Choose existing nodes'],
  });
  expect(refusalOf(await begin({ script_id: 9999 })).errors).toEqual({ script_id: ['Choose a script'] });
  expect((await admin.ask('adminScriptRuns.list')).data).toEqual([]);
});

it('creates a version with each change of what runs, and restores one', async () => {
  const id = await written({ source: 'echo one', description: 'Says one' });
  await admin.ask('adminScripts.update', { params: { id }, body: draft({ source: 'echo two' }) });
  await admin.ask('adminScripts.update', { params: { id }, body: draft({ name: 'Renamed', source: 'echo two' }) });
  const versions = async () =>
    (await admin.ask('adminScripts.versions', { params: { id } })).data.map(({ version, by }) => [version, by]);
  expect(await versions()).toEqual([
    [2, 'admin'],
    [1, 'admin'],
  ]);
  const first = await admin.ask('adminScripts.version', { params: { id, version: 1 } });
  expect(first.data).toMatchObject({ version: 1, source: 'echo one', as_root: false, variables: [] });
  await admin.ask('adminScripts.restore', { params: { id, version: 1 } });
  const { data, version } = await admin.ask('adminScripts.one', { params: { id } });
  expect(data).toMatchObject({ name: 'Renamed', version: 3, source: 'echo one' });
  const stale = await admin.post(`${path}/${id}?based_on=${version}x`, draft());
  expect(stale.status).toBe(409);
  expect((await admin.get(`${path}/${id}/versions/9`)).status).toBe(404);
});

it('keeps a run, and what it ran, when its script is deleted', async () => {
  const script = await written();
  const answer = await begin({ script_id: script });
  const { id } = answer.body as { id: number };
  await ended(id);
  expect((await admin.ask('adminScripts.list')).data).toMatchObject([{ runs: 1, last_run_at: expect.any(String) }]);
  await admin.ask('adminScripts.remove', { params: { id: script } });
  expect(await read(id)).toMatchObject({ script: { id: null, name: 'Greet' }, source: 'echo hello', state: 'done' });
});

it('filters runs by state, script and node, and finds them by the name of a node', async () => {
  const one = await begun({ name: 'One' });
  const two = await begun({ name: 'Two', source: 'exit 1' }, { node_ids: [attic, cellar] });
  await ended(one);
  await ended(two);
  const ids = async (query: object) => (await admin.ask('adminScriptRuns.list', { query })).data.map(({ id }) => id);
  expect(await ids({})).toEqual([two, one]);
  expect(await ids({ state: 'failed' })).toEqual([two]);
  expect(await ids({ state: 'running' })).toEqual([]);
  expect(await ids({ node: cellar })).toEqual([two]);
  expect(await ids({ script: (await read(one)).script.id })).toEqual([one]);
  expect(await ids({ q: 'cellar' })).toEqual([two]);
  expect(await ids({ sort: 'script', direction: 'asc' })).toEqual([one, two]);
});

it('refuses a name that is taken, and a script without text', async () => {
  await written();
  expect(refusalOf(await admin.post(path, draft())).errors).toEqual({
    name: ['A script with this name already exists'],
  });
  expect(refusalOf(await admin.post(path, draft({ name: 'B', source: ' \n' }))).errors).toEqual({
    source: ['Enter the script'],
  });
});
