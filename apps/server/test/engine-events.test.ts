import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { createEngine } from '../src/engines/index.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

/** Disables the periodic checks, except for the one at the start. */
const never = { observeMs: 600_000, sampleMs: 600_000, figuresMs: 600_000, firstSampleMs: 600_000 };

/** One running server on its own node, and direct access to the node's engine. */
async function bench() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kronos-sandbox-'));
  const port = await freePort();
  let sandbox = await startSandboxProcess({ dataFolder, port, restartDelayMs: 60_000 });
  onTestFinished(async () => {
    await sandbox.stop();
    await rm(dataFolder, { recursive: true });
  });
  const address = { kind: 'sandbox' as const, url: sandbox.url, node: 'attic' };
  const server = await createTestServer({
    timings: { ...never, firstPauseMs: 100 },
    provision: {
      nodes: [{ alias: 'Attic', host: 'localhost', engine: address }],
      servers: [
        {
          name: 'One',
          owner: 'customer@example.test',
          node: 'Attic',
          type: 'plex',
          image: 'kronos/plex',
          port: await freePort(),
          containerPort: 32_400,
        },
      ],
    },
  });
  const customer = await server.as('customer');
  await customer.post('/api/customer/servers/1/start');
  await settled(customer, 1, 'running');
  const engine = createEngine(address);
  const [container] = await engine.list({});
  return {
    engine,
    server,
    id: container!.id,
    fault: (fault: Record<string, string | number>) => sandbox.fault(fault),
    shows: (status: string) => settled(customer, 1, status),
    stopSandbox: () => sandbox.stop(),
    async startSandbox() {
      sandbox = await startSandboxProcess({ dataFolder, port, restartDelayMs: 60_000 });
    },
  };
}

it('promptly shows what is done to a container outside the panel, and that it crashed', async () => {
  const { engine, id, shows, fault } = await bench();
  await engine.stop(id);
  await shows('stopped');
  await engine.start(id);
  await shows('running');
  await fault({ fault: 'oom', times: 1 });
  expect(await shows('failed')).toMatchObject({ status: 'failed' });
});

it('promptly shows that an engine is unreachable, and receives its events again when it is back', async () => {
  const { engine, id, shows, stopSandbox, startSandbox } = await bench();
  await stopSandbox();
  await shows('unreachable');
  await startSandbox();
  await shows('running');
  await engine.stop(id);
  expect(await shows('stopped')).toMatchObject({ status: 'stopped' });
});

it('records a change once when it is seen twice', async () => {
  const { server } = await bench();
  const { servers } = server.services;
  const seen = await servers.find(1);
  expect(await servers.updateIdle(seen!, { status: 'failed' })).toBe(true);
  expect(await servers.updateIdle(seen!, { status: 'failed' })).toBe(false);
});

/** An engine without containers that sends no events and counts its event streams. */
async function silentEngine() {
  let open = 0;
  const lists = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://engine');
    if (!pathname.endsWith('/events')) {
      lists.set(pathname, (lists.get(pathname) ?? 0) + 1);
      response.end('[]');
      return;
    }
    open += 1;
    response.once('close', () => (open -= 1));
    response.flushHeaders();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    listeners: (count: number) => until(`${count} streams are open`, () => open === count),
    get open() {
      return open;
    },
    lists,
  };
}

it('keeps one idle stream to each node without polling, and closes all on shutdown', async () => {
  const engine = await silentEngine();
  const count = 50;
  const server = await createTestServer({
    timings: never,
    provision: {
      nodes: Array.from({ length: count }, (_, index) => ({
        alias: `Node ${index}`,
        host: 'localhost',
        engine: { kind: 'sandbox' as const, url: engine.url, node: `n${index}` },
      })),
    },
  });
  await engine.listeners(count);
  await server.halt();
  await engine.listeners(0);
  // Once by the sweep at the start, and once when the stream is open.
  const asked = [...engine.lists].filter(([path]) => path.endsWith('/containers')).map(([, times]) => times);
  expect(Math.max(...asked)).toBeLessThanOrEqual(2);
  await server.restart();
  await engine.listeners(count);
});

it('opens the stream of a node when it is added and closes it when it is removed', async () => {
  const engine = await silentEngine();
  const server = await createTestServer({ timings: never, env: { KRONOS_SANDBOX_URL: engine.url } });
  const admin = await server.as('admin');
  const body = { alias: 'Attic', host: 'localhost', kind: 'sandbox' as const, sandbox_node: 'attic' };
  const { data } = await admin.ask('adminNodes.create', { body });
  await engine.listeners(1);
  await admin.ask('adminNodes.remove', { params: { id: data.id }, query: { alias: 'Attic' } });
  await engine.listeners(0);
  await server.halt();
  expect(engine.open).toBe(0);
});
