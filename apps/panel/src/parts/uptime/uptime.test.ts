import { expect, it, onTestFinished, vi } from 'vitest';
import { adminAtWork } from '../../testing/admin-at-work.ts';
import { stripOf } from './uptime-days.ts';
import { createUptimeStore } from './uptime-store.ts';

it('shows 90 days up to today, and says on which days nothing was checked', async () => {
  const { app } = await adminAtWork('uptime', 'strip');
  const strip = stripOf(
    [
      { day: '2026-11-24', checks: 288, failures: 1, seconds_down: 0 },
      { day: '2026-11-25', checks: 288, failures: 12, seconds_down: 3600 },
      { day: '2026-11-26', checks: 9, failures: 0, seconds_down: 0 },
      { day: '2026-01-01', checks: 9, failures: 9, seconds_down: 9 },
    ],
    Date.parse('2026-11-26T23:59:00Z'),
    app.messages.t,
  );
  expect(strip).toHaveLength(90);
  expect(strip[0]).toEqual({ date: new Date('2026-08-29'), status: 'unknown', text: 'Not checked' });
  expect(strip.slice(-3).map(({ status, text }) => [status, text])).toEqual([
    ['degraded', 'One check failed'],
    ['down', 'Down for 60 minutes'],
    ['up', 'Up all day'],
  ]);
});

it('monitors a node and stops again, with the texts of the specification, and reports a refusal', async () => {
  const { server, scope, app } = await adminAtWork('uptime', 'strip');
  const store = scope.use(createUptimeStore);
  server.refuse('adminUptime.fetch', 404, { message: 'This node is not monitored.' });
  onTestFinished(store.one.show(3));
  await vi.waitFor(() => expect(store.one.get().isMissing).toBe(true));
  server.answer('adminUptime.add', { success: true });
  await store.add(3);
  server.answer('adminUptime.remove', { success: true });
  await store.remove(3);
  const { toasts, dialogs } = app.notices.state;
  expect(toasts.map(({ title, text }) => [title?.(app.messages.t), text?.(app.messages.t)])).toEqual([
    ['Done!', 'The node is now being monitored'],
    ['Done!', 'The node is no longer being monitored'],
  ]);
  server.refuse('adminUptime.add', 404, { message: 'This node does not exist.' });
  await store.add(99);
  expect(dialogs).toHaveLength(1);
});
