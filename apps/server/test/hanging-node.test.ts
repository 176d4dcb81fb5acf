import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { patience } from '../../../scripts/patience.mjs';
import { startSandboxProcess } from './sandbox-process.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';

const healthy = 50;

it('shows the one hanging node of 51 as down, stops calling it, and updates the others', async () => {
  const sandbox = await startSandboxProcess();
  onTestFinished(() => sandbox.stop());
  const hung = createServer();
  let calls = 0;
  hung.on('connection', (socket) => {
    calls += 1;
    onTestFinished(() => void socket.destroy());
  });
  hung.listen(0, '127.0.0.1');
  await once(hung, 'listening');
  onTestFinished(() => void hung.close());
  const address = hung.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const aliases = Array.from({ length: healthy }, (_, index) => `Healthy ${index}`);
  const server = await createTestServer({
    // The pause outlasts the test on any machine. The others are read often enough, but no more often than a busy
    // machine can read fifty nodes: a node that does not respond in time is paused as well.
    timings: {
      observeMs: 1000,
      figuresMs: 1000,
      firstSampleMs: 0,
      firstPauseMs: 3_600_000,
      engineMs: 5_000 * patience,
    },
    provision: {
      nodes: [
        { alias: 'Hung', host: 'localhost', engine: { kind: 'sandbox', url: `http://127.0.0.1:${port}`, node: 'x' } },
        ...aliases.map((alias, index) => ({
          alias,
          host: 'localhost',
          engine: { kind: 'sandbox' as const, url: sandbox.url, node: `n${index}` },
        })),
      ],
    },
  });
  const admin = await server.as('admin');
  const read = async () => (await admin.ask('adminNodes.list', { query: { per_page: 100 } })).data;

  // The others are up, with their figures, while the first call to the hanging node is still waiting.
  const others = await until('the healthy nodes were read', async () => {
    const rows = await read();
    return rows.filter(({ up, figures }) => up && figures).length === healthy && rows;
  });
  expect(others.find(({ alias }) => alias === 'Hung')).toMatchObject({ up: false, figures: null });

  const hanging = await until('the hanging node was given up', async () =>
    (await read()).find(({ failure }) => failure !== null),
  );
  expect(hanging).toMatchObject({ alias: 'Hung', up: false, servers: 0 });
  expect(hanging.failure).toMatch(/did not respond in time/);

  // During its pause the hanging node is not called, while the others are read repeatedly.
  const callsBefore = calls;
  const before = new Map((await read()).map(({ id, seen_at }) => [id, seen_at]));
  const after = await until('the healthy nodes were read again', async () => {
    const rows = await read();
    return rows.every(({ id, alias, seen_at }) => alias === 'Hung' || seen_at !== before.get(id)) && rows;
  });
  expect(after.filter(({ up }) => !up).map(({ alias }) => alias)).toEqual(['Hung']);
  expect(after.filter(({ failure }) => failure).map(({ alias }) => alias)).toEqual(['Hung']);
  expect(calls).toBe(callsBefore);
});
