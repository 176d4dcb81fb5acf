import type { TimelineEntry } from '@kronos/api/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { aTimelineEntry, aUser } from '../../testing/fixtures.ts';
import { createTimelineStore } from './timeline-store.ts';

const entry = (id: number, more: Partial<TimelineEntry> = {}) => aTimelineEntry({ id: `process-${id}`, ...more });

async function atTheStory(newest: TimelineEntry[], next: string | null) {
  const test = createTestApp({ user: aUser() });
  onTestFinished(test.app.start());
  await vi.waitFor(() => expect(test.managers).toHaveLength(1));
  test.server.answer('customerServers.timeline', { data: newest, meta: { next } });
  const store = (await test.app.userScope.get()).use(createTimelineStore);
  const shown = () => (store.state.story.status === 'ready' ? store.state.story.data.rows.map(({ id }) => id) : []);
  const leave = store.show(7);
  await vi.waitFor(() => expect(store.state.story.status).toBe('ready'));
  return { ...test, store, shown, leave };
}

it('appends older entries, and keeps them when a new one is added', async () => {
  const { store, server, managers, shown } = await atTheStory([entry(4), entry(3)], '1000.0.3');
  server.answer('customerServers.timeline', { data: [entry(2), entry(1)], meta: { next: null } });
  await store.showOlder();
  expect(server.calls.at(-1)?.query).toMatchObject({ before: '1000.0.3' });
  expect(shown()).toEqual(['process-4', 'process-3', 'process-2', 'process-1']);

  server.answer('customerServers.timeline', {
    data: [entry(5, { state: 'running' }), entry(4)],
    meta: { next: '2000.0.4' },
  });
  managers[0]!.emit('user', 'server-updated', { id: 7 });
  await vi.waitFor(() => expect(shown()).toEqual([5, 4, 3, 2, 1].map((id) => `process-${id}`)));
  expect(store.state.story).toMatchObject({ data: { next: null } });
});

it('does not subscribe to the admin channel for a customer', async () => {
  const { managers } = await atTheStory([], null);
  expect(managers[0]!.joined()).not.toContain('admin');
});

it('starts over when so many entries are new that some may be missing', async () => {
  const { store, server, managers, shown } = await atTheStory([entry(2), entry(1)], null);
  server.answer('customerServers.timeline', { data: [entry(9), entry(8)], meta: { next: '1000.0.8' } });
  managers[0]!.emit('user', 'process-updated', { id: 9, server: 7 });
  await vi.waitFor(() => expect(shown()).toEqual(['process-9', 'process-8']));
  expect(store.state.story).toMatchObject({ data: { next: '1000.0.8' } });
});

it('filters by kind, and ignores a response to the previous filter', async () => {
  const { store, server, shown } = await atTheStory([entry(2)], '1000.0.2');
  const release = server.hang('customerServers.timeline');
  const older = store.showOlder();
  server.answer('customerServers.timeline', { data: [entry(7, { kind: 'backups' })], meta: { next: null } });
  store.narrow('backups');
  expect(store.state.story.status).toBe('loading');
  await vi.waitFor(() => expect(shown()).toEqual(['process-7']));
  expect(server.calls.at(-1)?.query).toMatchObject({ kind: 'backups' });
  release();
  await older;
  expect(shown()).toEqual(['process-7']);
});

it('keeps its entries as stale when a read fails, and stops reading after it is left', async () => {
  const { store, server, managers, shown, leave, asked } = await atTheStory([entry(2)], '1000.0.2');
  server.refuse('customerServers.timeline', 500, { message: 'Something went wrong' });
  await store.load();
  expect(store.state.story).toMatchObject({ status: 'ready', isStale: true });
  await store.showOlder();
  expect(shown()).toEqual(['process-2']);
  leave();
  const times = asked('customerServers.timeline');
  managers[0]!.emit('user', 'server-updated', { id: 7 });
  expect(asked('customerServers.timeline')).toBe(times);
});
