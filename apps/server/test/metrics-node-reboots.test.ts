import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NodeRebootMetrics } from '@kronos/api/contract';
import { nodeReboots, processes } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

type Kept = typeof nodeReboots.$inferInsert;
let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;

const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'nobody' } as const;
const [attic, cellar] = [1, 2];

beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [
        { alias: 'Attic', host: 'localhost', engine },
        { alias: 'Cellar', host: 'localhost', engine },
      ],
    },
  });
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.current.delete(nodeReboots);
  await server.db.current.delete(processes);
});

const kept = (at: string, more: Partial<Kept> = {}) =>
  server.db.current
    .insert(nodeReboots)
    .values({ nodeId: attic, cause: 'request', state: 'done', at: new Date(at), ...more });

/** A reboot with a process, which has the outcome and the duration; with null it does not end. */
async function ran(at: string, seconds: number | null, more: Partial<Kept> = {}, state?: 'failed') {
  const startedAt = new Date(at);
  const [process] = await server.db.current
    .insert(processes)
    .values({
      kind: 'node-restart',
      command: 'Restart node',
      state: state ?? (seconds === null ? 'running' : 'succeeded'),
      createdAt: startedAt,
      startedAt,
      finishedAt: seconds === null ? null : new Date(startedAt.getTime() + seconds * 1000),
    })
    .returning();
  await kept(at, { state: 'running', processId: process!.id, ...more });
}

const read = (from: string, to: string) => admin.ask('adminMetrics.nodeReboots', { query: { from, to } });
const none = { request: 0, planned: 0, unplanned: 0, failed: 0 };
const restless = ({ days }: NodeRebootMetrics) =>
  days.filter(({ request, planned, unplanned, failed }) => request + planned + unplanned + failed > 0);

it('counts reboots by cause and UTC day, from its first to its last millisecond', async () => {
  await kept('2026-03-28T23:59:59.999Z');
  await kept('2026-03-29T00:00:00.000Z');
  // Daylight saving time begins on this day, which has 23 hours in some time zones.
  await kept('2026-03-29T23:59:59.999Z', { cause: 'planned' });
  await kept('2026-03-31T23:59:59.999Z', { cause: 'unplanned', nodeId: cellar });
  await kept('2026-04-01T00:00:00.000Z');
  const answer = await read('2026-03-29', '2026-03-31');
  expect(answer).toMatchObject({ from: '2026-03-29', to: '2026-03-31' });
  expect(answer.days).toEqual([
    { ...none, day: '2026-03-29', request: 1, planned: 1 },
    { ...none, day: '2026-03-30' },
    { ...none, day: '2026-03-31', unplanned: 1 },
  ]);
  expect(answer.totals).toMatchObject({ reboots: 3, unplanned: 1, failed: 0 });
  // The preceding three days, 26 to 28 March.
  expect(answer.before).toMatchObject({ reboots: 1, unplanned: 0, failed: 0 });
});

it('reports the median, mean and longest duration of completed reboots, where known', async () => {
  await ran('2026-05-02T10:00:00Z', 60);
  await ran('2026-05-03T10:00:00Z', 90);
  await ran('2026-05-04T10:00:00Z', 300, { nodeId: cellar, cause: 'planned' });
  await ran('2026-05-04T12:00:00Z', 600, { nodeId: cellar }, 'failed');
  await kept('2026-05-05T10:00:00Z', { cause: 'unplanned' });
  // In the preceding period, with two durations and no middle one.
  await ran('2026-04-20T10:00:00Z', 40);
  await ran('2026-04-21T10:00:00Z', 100);
  const { totals, before, nodes } = await read('2026-05-01', '2026-05-15');
  expect(totals).toEqual({ reboots: 5, unplanned: 1, failed: 1, median_seconds: 90, longest_seconds: 300 });
  expect(before).toEqual({ reboots: 2, unplanned: 0, failed: 0, median_seconds: 70, longest_seconds: 100 });
  // Each node has one reboot that failed or was unplanned; the attic restarted more often.
  expect(nodes).toEqual([
    {
      id: attic,
      alias: 'Attic',
      ...none,
      request: 2,
      unplanned: 1,
      last_at: '2026-05-05T10:00:00.000Z',
      mean_seconds: 75,
    },
    {
      id: cellar,
      alias: 'Cellar',
      ...none,
      planned: 1,
      failed: 1,
      last_at: '2026-05-04T12:00:00.000Z',
      mean_seconds: 300,
    },
  ]);
});

it('ranks the node with the most failures first, and omits reboots that are planned, running or missed', async () => {
  for (const hour of ['01', '02', '03']) await ran(`2026-06-01T${hour}:00:00Z`, 60);
  await kept('2026-06-02T01:00:00Z', { nodeId: cellar, state: 'failed', cause: 'planned', words: 'It was busy.' });
  await kept('2026-06-02T02:00:00Z', { state: 'missed', cause: 'planned' });
  await kept('2026-06-02T03:00:00Z', { state: 'planned', cause: 'planned' });
  await ran('2026-06-02T04:00:00Z', null);
  const answer = await read('2026-06-01', '2026-06-02');
  expect(answer.nodes.map(({ alias, mean_seconds }) => [alias, mean_seconds])).toEqual([
    ['Cellar', null],
    ['Attic', 60],
  ]);
  expect(restless(answer)).toEqual([
    { ...none, day: '2026-06-01', request: 3 },
    { ...none, day: '2026-06-02', failed: 1 },
  ]);
});

it('reports a period without reboots', async () => {
  await kept('2026-01-01T10:00:00Z');
  const nothing = { reboots: 0, unplanned: 0, failed: 0, median_seconds: null, longest_seconds: null };
  const answer = await read('2026-07-01', '2026-07-01');
  expect(answer).toEqual({
    from: '2026-07-01',
    to: '2026-07-01',
    days: [{ ...none, day: '2026-07-01' }],
    totals: nothing,
    before: nothing,
    nodes: [],
  });
});

it('reports the last 30 days when no period is given', async () => {
  const now = server.clock.now();
  const { from, to, days } = await admin.ask('adminMetrics.nodeReboots');
  expect([to, days.length]).toEqual([now.toISOString().slice(0, 10), 30]);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual([from, to]);
});

it('accepts a leap year, and refuses invalid periods', async () => {
  expect((await read('2024-01-01', '2024-12-31')).days).toHaveLength(366);
  const refused = async (query: string) => {
    const answer = await admin.get(`/api/admin/metrics/node-reboots?${query}`);
    return [answer.status, refusalOf(answer).errors];
  };
  expect(await refused('from=2024-01-01&to=2025-01-01')).toEqual([422, { to: ['At most 366 days'] }]);
  expect(await refused('from=2026-02-02&to=2026-02-01')).toEqual([
    422,
    { to: ['The last day cannot be before the first'] },
  ]);
  expect(await refused('from=2026-02-02')).toEqual([422, { to: ['Enter the first and the last day, or neither'] }]);
  expect(await refused('from=2026-02-30&to=2026-03-01')).toEqual([422, { from: ['Enter a date as YYYY-MM-DD'] }]);
  expect(await refused('from=1970-01-01&to=1970-01-02')).toMatchObject([
    422,
    { from: ['Enter a date between 2000 and 2100'] },
  ]);
});
