import { expect, it, vi } from 'vitest';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { createRebootMetric } from './metric.ts';

async function atTheMetric() {
  const test = await adminAtWork();
  test.server.answer('adminMetrics.nodeReboots', quiet);
  const asked = () =>
    test.server.calls.filter(({ endpoint }) => endpoint === 'adminMetrics.nodeReboots').map(({ query }) => query);
  return { ...test, asked, store: test.scope.use(createRebootMetric) };
}

const nothing = { reboots: 0, unplanned: 0, failed: 0, median_seconds: null, longest_seconds: null };
const quiet = { from: '2026-03-01', to: '2026-03-01', days: [], totals: nothing, before: nothing, nodes: [] };
const march = { from: '2026-03-01', to: '2026-03-31' };
const april = { from: '2026-04-01', to: '2026-04-30' };

it('reads the period that is shown, and reads it again when a node has restarted', async () => {
  const { store, asked, socket } = await atTheMetric();
  store.show(march);
  await vi.waitFor(() => expect(store.get().status).toBe('ready'));
  expect(asked()).toEqual([march]);
  socket.emit('admin', 'node-reboots-changed', {});
  await vi.waitFor(() => expect(asked()).toEqual([march, march]));
  expect(store.get().status).toBe('ready');
});

it('reads nothing while it is not shown, and shows no figures of another period', async () => {
  const { store, asked, socket } = await atTheMetric();
  store.show(march);
  await vi.waitFor(() => expect(store.get().status).toBe('ready'));
  const leave = store.show(april);
  expect(store.get().status).toBe('loading');
  await vi.waitFor(() => expect(store.get().status).toBe('ready'));
  leave();
  socket.emit('admin', 'node-reboots-changed', {});
  await new Promise((done) => setTimeout(done));
  expect(asked()).toEqual([march, april]);
});
