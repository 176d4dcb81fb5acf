import type { Mount } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { exampleOf } from '../../../../testing/example-of.ts';
import { anAdmin } from '../../../../testing/fixtures.ts';
import { createMountsStore } from './mounts-store.ts';
import { bodyOf, formOf, newMount } from './parts/draft.ts';

const answer = exampleOf('adminMounts.one') as { data: Mount; version: string };
const { data: aMount } = answer;
const processOf = (success: boolean | null) => ({
  data: { ...(exampleOf('processes.one') as { data: object }).data, id: 12, success, result: 'Films: mounted.' },
});

async function atTheMounts() {
  const test = createTestApp({ user: anAdmin() });
  test.server.answer('adminMounts.one', answer);
  test.server.answer('adminMounts.check', { success: true, message: 'On its way.', process: { id: 12 } });
  test.server.answer('processes.one', processOf(null) as never);
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const scope = await test.app.userScope.get();
  return { ...test, store: scope.use(createMountsStore) };
}

it('reads again what is shown when something was found or changed', async () => {
  const { store, managers, asked } = await atTheMounts();
  store.one.show(aMount.id);
  await vi.waitFor(() => expect(store.one.get().record.status).toBe('ready'));
  managers[0]!.emit('admin', 'mounts-changed', {});
  await vi.waitFor(() => expect(asked('adminMounts.one')).toBe(2));
});

it('tells what came of a check once, when it is through', async () => {
  const { store, server, managers, app, asked } = await atTheMounts();
  await store.check(aMount);
  expect(app.notices.takeToasts()).toMatchObject([{ tone: 'info' }]);
  server.answer('processes.one', processOf(true) as never);
  managers[0]!.emit('admin', 'process-updated', { id: 12 });
  await vi.waitFor(() => expect(app.notices.state.toasts).toHaveLength(1));
  expect(app.notices.takeToasts()).toMatchObject([{ tone: 'success' }]);
  const before = asked('processes.one');
  managers[0]!.emit('admin', 'process-updated', { id: 12 });
  expect(asked('processes.one')).toBe(before);
});

it('says why a check came to nothing', async () => {
  const { store, server, app } = await atTheMounts();
  server.answer('processes.one', processOf(false) as never);
  await store.check(aMount);
  expect(app.notices.state.dialogs).toHaveLength(1);
  server.refuse('adminMounts.check', 409, { message: 'Films is being checked already.' });
  await store.check(aMount);
  expect(app.notices.state.dialogs).toHaveLength(2);
});

it('sends of the secrets only a new one of its kind', () => {
  const form = { ...newMount, node: { id: 3, alias: 'Attic' }, password: 'open', rclone_config: '[media]' };
  expect(bodyOf({ ...form, kind: 'smb' })).toMatchObject({ node_id: 3, password: 'open' });
  expect(bodyOf({ ...form, kind: 'smb' })).not.toHaveProperty('rclone_config');
  expect(bodyOf({ ...form, kind: 'nfs' })).not.toHaveProperty('password');
  expect(bodyOf(formOf({ ...aMount, kind: 'smb', has_credentials: true }))).not.toHaveProperty('password');
});
