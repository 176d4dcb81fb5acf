import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { startSandboxProcess } from './sandbox-process.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

it('shows an unreachable node, fails operations on it with a message, and finds its servers again', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kronos-sandbox-'));
  const port = await freePort();
  let sandbox = await startSandboxProcess({ dataFolder, port });
  onTestFinished(async () => {
    await sandbox.stop();
    await rm(dataFolder, { recursive: true });
  });
  const server = await createTestServer({
    timings: { observeMs: 100, sampleMs: 100, firstPauseMs: 100 },
    provision: {
      nodes: [{ alias: 'Attic', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'attic' } }],
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
        {
          name: 'Two',
          owner: 'customer@example.test',
          node: 'Attic',
          type: 'emby',
          image: 'kronos/emby',
          port: await freePort(),
          containerPort: 8096,
        },
      ],
    },
  });
  const customer = await server.as('customer');
  const admin = await server.as('admin');
  for (const id of [1, 2]) {
    await customer.post(`/api/customer/servers/${id}/start`);
    await settled(customer, id, 'running');
  }
  await customer.post('/api/customer/servers/2/stop');
  await settled(customer, 2, 'stopped');

  await sandbox.stop();
  await settled(customer, 1, 'unreachable');
  await settled(customer, 2, 'unreachable');
  const isUp = async () => (await admin.ask('adminDashboard.show')).nodes.data[0]?.up;
  await until('the dashboard shows it', async () => !(await isUp()));

  await customer.post('/api/customer/servers/1/restart');
  const failed = await until('the restart failed', async () => {
    const { operation, status } = await customer.ask('customerServers.one', { params: { id: 1 } });
    return operation?.state === 'failed' && { operation, status };
  });
  expect(failed.operation.message).toBe('The node Attic is not responding. Try again when it is back.');
  expect(failed.status).toBe('unreachable');

  sandbox = await startSandboxProcess({ dataFolder, port });
  await settled(customer, 1, 'running');
  await settled(customer, 2, 'stopped');
  await until('the dashboard shows it again', isUp);
});

it('responds at once while a node hangs', async () => {
  const sandbox = await startSandboxProcess();
  onTestFinished(() => sandbox.stop());
  const server = await createTestServer({
    timings: { observeMs: 50, firstPauseMs: 50 },
    provision: {
      nodes: [{ alias: 'Slow', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'slow' } }],
      servers: [
        {
          name: 'One',
          owner: 'customer@example.test',
          node: 'Slow',
          type: 'plex',
          image: 'kronos/plex',
          port: await freePort(),
          containerPort: 32_400,
        },
      ],
    },
  });
  const customer = await server.as('customer');
  await sandbox.fault({ fault: 'hang' });
  expect((await customer.post('/api/customer/servers/1/start')).status).toBe(200);
  const [listed] = (await customer.ask('customerServers.list')).data;
  // A call that had waited for the node would return once the operation has failed.
  expect(listed?.operation?.state).toMatch(/^(queued|running)$/);
  await sandbox.clearFaults();
  await settled(customer, 1, 'running');
});
