import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { freeRow } from '../../../scripts/free-ports.mjs';
import { startSandboxProcess } from './sandbox-process.ts';
import { createTestServer } from './support/create-test-server.ts';
import { settled } from './support/world.ts';

/**
 * An engine on which no operation ends. The panel's own checks are answered: after `nodeMs` of silence it would stop
 * calling the node, and the operations would fail at once instead of waiting.
 */
async function hangingEngine() {
  const engine = createServer(({ method, url = '' }, response) => {
    const { pathname } = new URL(url, 'http://engine.test');
    if (method !== 'GET') return;
    if (pathname.endsWith('/containers')) response.end('[]');
    else if (pathname.endsWith('/events')) response.writeHead(200).flushHeaders();
  });
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  onTestFinished(() => {
    engine.closeAllConnections();
    engine.close();
  });
  const address = engine.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/**
 * An installation with hanging nodes, each with a number of servers, and a healthy one with a server of another
 * customer.
 */
async function createInstallation(hanging: number, serversOnEach: number) {
  const sandbox = await startSandboxProcess();
  onTestFinished(() => sandbox.stop());
  const engines = await Promise.all(Array.from({ length: hanging }, hangingEngine));
  const port = await freeRow(1);
  return createTestServer({
    // Only the operations call the nodes, and each waits for its node until the end of the test.
    timings: {
      observeMs: 3_600_000,
      figuresMs: 3_600_000,
      firstSampleMs: 3_600_000,
      sampleMs: 3_600_000,
      engineMs: 3_600_000,
    },
    provision: {
      nodes: [
        ...engines.map((url, index) => ({
          alias: `Hung ${index}`,
          host: 'localhost',
          engine: { kind: 'sandbox' as const, url, node: 'x' },
        })),
        { alias: 'Healthy', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'one' } },
      ],
      servers: [
        ...engines.flatMap((_, node) =>
          Array.from({ length: serversOnEach }, (__, index) => ({
            name: `Waits ${node}.${index}`,
            owner: 'customer@example.test',
            node: `Hung ${node}`,
            type: 'plex' as const,
            image: 'kronos/plex',
            port: 20_000 + index,
            containerPort: 32_400,
          })),
        ),
        {
          name: 'Healthy one',
          owner: 'other@example.test',
          node: 'Healthy',
          type: 'plex' as const,
          image: 'kronos/plex',
          port,
          containerPort: 32_400,
        },
      ],
    },
  });
}

it('completes an operation on a healthy node while others wait for three hanging ones, and reports their place in the queue', async () => {
  const server = await createInstallation(3, 12);
  const [customer, other, admin] = [await server.as('customer'), await server.as('other'), await server.as('admin')];
  const list = async () => (await customer.ask('customerServers.list')).data;
  const theirs = await list();
  // Started like a batch; separate requests would hit a rate limit first.
  await server.db.transaction(async () => {
    for (const { id } of theirs.slice(0, -1)) await server.services.operations.order('start', id);
  });
  const start = () => customer.call('POST', `/api/customer/servers/${theirs.at(-1)!.id}/start`);
  const words = 'waiting in the queue, with 35 ahead of it.';
  expect((await start()).body).toMatchObject({ message: `Waits 2.11 is ${words}` });
  expect((await start()).body).toEqual({ message: `Waits 2.11 is already ${words} Wait until that is done.` });
  const [healthy] = (await other.ask('customerServers.list')).data;
  await other.ask('customerServers.start', { params: { id: healthy!.id } });
  await settled(other, healthy!.id, 'running');

  // At most three run per node, and six per customer.
  const states = (await list()).map(({ operation }) => operation!);
  // Shows the reason if one failed.
  expect(states.flatMap(({ state, message }) => (state === 'failed' ? [message] : []))).toEqual([]);
  expect(states.map(({ state }) => state)).toEqual(
    theirs.map((_, index) => (index < 3 || (index >= 12 && index < 15) ? 'running' : 'queued')),
  );
  expect(states.map(({ ahead }) => ahead)).toEqual(
    states.map(({ state }, index) => (state === 'running' ? null : index)),
  );
  const last = states.at(-1)!.id;
  expect((await admin.ask('processes.one', { params: { id: last } })).data).toMatchObject({ ahead: 35 });
  const [row] = (await admin.ask('adminServers.list', { query: { q: 'Waits 2.11' } })).data;
  const waits = { id: last, state: 'queued', ahead: 35 };
  expect(row?.operation).toMatchObject(waits);
  const { data: node } = await admin.ask('adminNodes.one', { params: { id: row!.node.id } });
  expect(node.server_list.find(({ id }) => id === row!.id)?.operation).toMatchObject(waits);
  const { data: owner } = await admin.ask('adminUsers.one', { params: { id: row!.owner.id } });
  expect(owner.server_list.find(({ id }) => id === row!.id)?.operation).toMatchObject(waits);
}, 180_000);
