import type { Popup } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aUser } from '../testing/fixtures.ts';
import { createPopupsStore } from './popups-store.ts';

const popup = (id: number): Popup => ({
  id,
  title: `Popup ${id}`,
  body: '',
  type: 'info',
  confirm_read: false,
  size: 'standard',
});
const answer = (data: Popup[], awaits_servers = false) => ({ data, changes_at: null, awaits_servers });

async function signedIn(first: ReturnType<typeof answer>) {
  const test = createTestApp({ user: aUser() });
  test.server.answer('popups.current', first);
  test.server.answer('popups.markRead', { success: true });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const popups = (await test.app.userScope.get()).use(createPopupsStore);
  const waiting = () => popups.state.waiting.map(({ id }) => id);
  await vi.waitFor(() => expect(waiting()).toEqual(first.data.map(({ id }) => id)));
  return { ...test, popups, waiting, emit: test.managers[0]!.emit.bind(test.managers[0]) };
}

it('reads the popups again after a change by an admin', async () => {
  const { server, waiting, emit } = await signedIn(answer([popup(1)]));
  server.answer('popups.current', answer([popup(2)]));
  emit('system', 'words-changed', {});
  await vi.waitFor(() => expect(waiting()).toEqual([2]));
});

it('reads the popups on a server event only while one depends on the user’s servers', async () => {
  const { server, waiting, emit, asked } = await signedIn(answer([], true));
  server.answer('popups.current', answer([popup(3)]));
  emit('user', 'server-updated', { id: 1 });
  await vi.waitFor(() => expect(waiting()).toEqual([3]));
  const before = asked('popups.current');
  emit('user', 'server-updated', { id: 1 });
  expect(asked('popups.current')).toBe(before);
});

it('does not show a closed popup again when marking it as read was refused', async () => {
  const { popups, server, waiting, emit, asked } = await signedIn(answer([popup(1), popup(2)]));
  server.refuse('popups.markRead', 503, { message: 'The database is away.' });
  await popups.close(1);
  expect(waiting()).toEqual([2]);
  const before = asked('popups.current');
  emit('system', 'words-changed', {});
  await vi.waitFor(() => expect(asked('popups.current')).toBe(before + 1));
  expect(waiting()).toEqual([2]);
});
