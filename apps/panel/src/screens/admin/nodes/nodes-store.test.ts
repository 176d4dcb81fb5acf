import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { aNode, anAdmin, nodeDefaults } from '../../../testing/fixtures.ts';
import { bodyOf, engineBodyOf, formOf, newNode, newNodeFrom } from './parts/draft.ts';
import { hasKey } from './parts/key-choice.ts';
import { createNodesStore } from './nodes-store.ts';

async function atTheNodes() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminNodes.one', { data: aNode(), version: 'first' });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  return { ...test, store: scope.use(createNodesStore) };
}

it('sends only the engine fields of its kind, and only new secrets', () => {
  const form = formOf(aNode());
  expect(engineBodyOf(form)).toEqual({
    kind: 'ssh',
    engine_host: '10.0.0.7',
    engine_port: 22,
    ssh_user: 'kronos',
    socket_path: '/var/run/docker.sock',
    host_key: 'SHA256:confirmed',
  });
  expect(engineBodyOf({ ...form, ssh_private_key: 'new' })).toMatchObject({ ssh_private_key: 'new' });
  // A key pasted before another origin was chosen is not sent.
  expect(engineBodyOf({ ...form, ssh_key_origin: 'own', ssh_private_key: 'new' })).toEqual({
    ...engineBodyOf(form),
    ssh_key_id: null,
  });
  expect(engineBodyOf({ ...form, kind: 'sandbox', sandbox_node: 'attic' })).toEqual({
    kind: 'sandbox',
    sandbox_node: 'attic',
  });
  expect(engineBodyOf({ ...newNode, kind: 'socket' })).toEqual({ kind: 'socket', socket_path: newNode.socket_path });
  expect(bodyOf(form)).toMatchObject({
    alias: 'Rack',
    capacity: 20,
    provider: '',
    region: 'Falkenstein',
    owner_id: null,
  });
  expect(bodyOf(formOf(aNode({ owner: { id: 7, name: 'Rita' } })))).toMatchObject({ owner_id: 7 });
});

it('starts with the key that the panel signs in with, and sends the chosen one', () => {
  const { engine } = aNode();
  const keyed = (ssh_key: { id: number; name: string; is_own: boolean }) =>
    formOf(aNode({ engine: { ...engine, ssh_key } }));
  const kept = keyed({ id: 4, name: 'Rented machines', is_own: false });
  expect(engineBodyOf(kept)).toMatchObject({ ssh_key_id: 4 });
  expect(engineBodyOf(keyed({ id: 1, name: 'house', is_own: true }))).toMatchObject({ ssh_key_id: null });
  expect(engineBodyOf(newNode)).toMatchObject({ ssh_key_id: null });
  // The connection cannot be tested until the key is chosen or pasted.
  expect([kept, { ...kept, ssh_key: null }].map((form) => hasKey(form, false))).toEqual([true, false]);
  const pasted = { ...newNode, ssh_key_origin: 'pasted' as const };
  expect([false, true].map((keepsKey) => hasKey(pasted, keepsKey))).toEqual([false, true]);
  expect(hasKey({ ...pasted, kind: 'sandbox' }, false)).toBe(true);
});

it('reads the node again when it has changed', async () => {
  const { store, managers, asked } = await atTheNodes();
  store.one.show(3);
  await vi.waitFor(() => expect(store.one.get().record.status).toBe('ready'));
  managers[0]!.emit('admin', 'node-updated', { id: 3 });
  await vi.waitFor(() => expect(asked('adminNodes.one')).toBe(2));
});

it('announces the restart of a machine, or shows why it was refused', async () => {
  const { store, server, app } = await atTheNodes();
  server.answer('adminNodes.restart', { success: true, message: 'Rack is restarting.', process: { id: 9 } });
  await store.restart(3);
  expect(app.notices.state.dialogs.map(({ kind }) => kind)).toEqual(['info']);
  server.refuse('adminNodes.restart', 409, { message: 'Rack is already restarting.' });
  await store.restart(3);
  expect(app.notices.state.dialogs.map(({ kind }) => kind)).toEqual(['info', 'error']);
});

it('returns the reason when a node is not deleted', async () => {
  const { store, server, app } = await atTheNodes();
  server.refuse('adminNodes.remove', 409, { message: 'Rack has one server.' });
  expect(await store.remove(3, 'Rack')).toBeTypeOf('function');
  server.answer('adminNodes.remove', { success: true });
  expect(await store.remove(3, 'Rack')).toBeUndefined();
  expect(app.notices.takeToasts()).toHaveLength(1);
});

it('returns the process that wipes a node, or the reason why there is none', async () => {
  const { store, server, app } = await atTheNodes();
  server.answer('adminNodes.wipe', { success: true, message: 'Rack is being wiped.', process: { id: 13 } });
  expect(await store.wipe(3, 'Rack')).toEqual({ process: 13 });
  expect(server.calls.at(-1)).toMatchObject({ endpoint: 'adminNodes.wipe', body: { name: 'Rack' } });
  server.refuse('adminNodes.wipe', 409, { message: 'Rack is already being wiped.' });
  const { reason } = await store.wipe(3, 'Rack');
  expect(reason?.(app.messages.t)).toBe('Rack is already being wiped.');
});

it('returns the batch that restarts the servers of a node, or shows why there is none', async () => {
  const { store, server, app } = await atTheNodes();
  server.answer('adminNodes.restartContainers', { success: true, message: 'Begun.', process: { id: 12 } });
  expect(await store.restartContainers(3)).toBe(12);
  server.refuse('adminNodes.restartContainers', 409, { message: 'No server runs on Rack.' });
  expect(await store.restartContainers(3)).toBeUndefined();
  expect(app.notices.state.dialogs.map(({ text }) => text(app.messages.t))).toEqual(['No server runs on Rack.']);
});

it('starts a new node with the defaults, and prefills it from the address of the page', () => {
  expect(newNodeFrom('', nodeDefaults)).toEqual({ ...newNode, ssh_port: 22, tls_port: 2376 });
  const defaults = { ...nodeDefaults, kind: 'tls', tls_port: 2377, region: 'Falkenstein', capacity: 12 } as const;
  const begun = newNodeFrom('', defaults);
  expect(bodyOf(begun)).toMatchObject({ kind: 'tls', engine_port: 2377, region: 'Falkenstein', capacity: 12 });
  expect(engineBodyOf({ ...begun, kind: 'ssh' })).toMatchObject({ engine_port: 22, ssh_user: 'root' });
  const proposed = { alias: 'fsn-1', host: '192.0.2.7', engine_host: '192.0.2.7' };
  expect(newNodeFrom('alias=fsn-1&host=192.0.2.7&kind=socket', defaults)).toEqual({ ...begun, ...proposed });
  expect(newNodeFrom(`alias=${'x'.repeat(99)}`, defaults).alias).toHaveLength(60);
});
