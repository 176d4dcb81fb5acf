import type { Alert } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { aUser, now } from '../testing/fixtures.ts';
import { createAlertsStore } from './alerts-store.ts';

const alert = (id: number): Alert => ({ id, tone: 'info', text: `Alert ${id}`, pages: [], is_dismissible: true });
const minutes = 60_000;

async function signedIn(first: { data: Alert[]; changes_at: string | null }) {
  const test = createTestApp({ user: aUser() });
  test.server.answer('alerts.current', first);
  test.server.answer('alerts.dismiss', { success: true });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  const alerts = (await test.app.userScope.get()).use(createAlertsStore);
  const shown = () => alerts.state.shown.map(({ id }) => id);
  await vi.waitFor(() => expect(shown()).toEqual(first.data.map(({ id }) => id)));
  return { ...test, alerts, shown };
}

it('reads the alerts again after a change by an admin, and keeps them when the read fails', async () => {
  const { server, managers, shown } = await signedIn({ data: [alert(1)], changes_at: null });
  server.answer('alerts.current', { data: [alert(1), alert(2)], changes_at: null });
  managers[0]!.emit('system', 'words-changed', {});
  await vi.waitFor(() => expect(shown()).toEqual([1, 2]));
  server.refuse('alerts.current', 503, { message: 'No.' });
  managers[0]!.emit('system', 'words-changed', {});
  expect(shown()).toEqual([1, 2]);
});

it('reads the alerts again when the next one begins or ends', async () => {
  const changes_at = new Date(now + 5 * minutes).toISOString();
  const { server, clock, shown, asked } = await signedIn({ data: [alert(1)], changes_at });
  const before = asked('alerts.current');
  server.answer('alerts.current', { data: [], changes_at: null });
  clock.advance(4 * minutes);
  expect(asked('alerts.current')).toBe(before);
  clock.advance(minutes);
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

it('dismisses an alert at once, and restores it with a dialog when the request is refused', async () => {
  const { app, alerts, server, shown, asked } = await signedIn({ data: [alert(1), alert(2)], changes_at: null });
  await alerts.dismiss(1);
  expect(shown()).toEqual([2]);
  expect(asked('alerts.dismiss')).toBe(1);
  server.refuse('alerts.dismiss', 503, { message: 'The database is away.' });
  const done = alerts.dismiss(2);
  expect(shown()).toEqual([]);
  await done;
  expect(shown()).toContain(2);
  expect(app.notices.state.dialogs).toHaveLength(1);
});

it('keeps an alert dismissed when a response from before the dismissal arrives', async () => {
  const { alerts, server, managers, shown, asked } = await signedIn({ data: [alert(1), alert(2)], changes_at: null });
  const before = asked('alerts.current');
  const release = server.hang('alerts.current');
  // Twice: the second request is sent once the first response is shown.
  for (const _ of [1, 2]) managers[0]!.emit('system', 'words-changed', {});
  await alerts.dismiss(1);
  release();
  await vi.waitFor(() => expect(asked('alerts.current')).toBe(before + 2));
  expect(shown()).toEqual([2]);
});
