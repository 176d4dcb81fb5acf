import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freeRow } from '../../../scripts/free-ports.mjs';
import { nodes } from '../src/db/schema.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { startSshServer, whyNoSsh } from './ssh-server.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { startIdleEngine } from './support/idle-engine.ts';
import { until } from './support/until.ts';

const firstPort = await freeRow(2);

const serverOn = (node: string, owner = 'customer') => ({
  name: `${owner} on ${node}`,
  owner: `${owner}@example.test`,
  node,
  type: 'plex' as const,
  image: 'kronos/plex',
  port: firstPort + (owner === 'customer' ? 0 : 1),
  containerPort: 32_400,
});

/** Waits for a process to end, and returns it with its log. */
async function ended(admin: TestClient, id: number) {
  const { data } = await until('the process ended', async () => {
    const found = await admin.ask('processes.one', { params: { id } });
    return found.data.success !== null && found;
  });
  const log = await admin.ask('processes.log', { params: { id } });
  return { data, log: log.data.map(({ text }) => text) };
}

it('restarts a sandbox node for an admin, and reconciles it as soon as it is back', async () => {
  const sandbox = await startSandboxProcess();
  onTestFinished(() => sandbox.stop());
  const server = await createTestServer({
    // After one failed call it would be paused for far longer than this test lasts.
    timings: { observeMs: 50, firstPauseMs: 600_000 },
    provision: {
      nodes: [{ alias: 'Attic', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'attic' } }],
    },
  });
  const admin = await server.as('admin');
  const { process } = await admin.ask('adminNodes.restart', { params: { id: 1 } });
  const twice = await admin.get('/api/admin/nodes/1/restart');
  expect(refusalOf(twice).message).toBe('Attic is already restarting. Wait until it is back.');
  const { data, log } = await ended(admin, process.id);
  expect(data).toMatchObject({
    command: 'Restart node Attic',
    success: true,
    result: 'The node Attic has been restarted',
  });
  expect(log).toEqual(['Restarting the node Attic.', 'Waiting for the node Attic to come back.']);
  await until('the node is shown as up', async () => (await admin.ask('adminDashboard.show')).nodes.data[0]?.up);
});

it('refuses operations on a host that the panel cannot reach, or on which others have servers', async () => {
  const server = await createTestServer({
    provision: {
      nodes: [
        { alias: 'Bare', host: 'localhost', engine: { kind: 'docker', socketPath: '/nowhere/docker.sock' } },
        { alias: 'Shared', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'a' } },
      ],
      servers: [serverOn('Bare'), serverOn('Shared'), serverOn('Shared', 'other')],
    },
  });
  const customer = await server.as('customer');
  const refused = async (path: string) => {
    const answer = await customer.post(`/api/customer/servers${path}`);
    return [answer.status, refusalOf(answer).message];
  };
  const noMachine = [409, expect.stringMatching(/^The panel reaches only the engine of Bare,/)];
  expect(await refused('/1/node/1/restart')).toEqual(noMachine);
  expect(await refused('/1/node/1/deploy-ess')).toEqual(noMachine);
  expect(await refused('/1/services/gdrive/remount')).toEqual(noMachine);
  expect(await refused('/1/node/2/restart')).toEqual([404, 'The server is not on this node.']);
  // Owning the node, as resellers do, does not help either.
  await server.db.current.update(nodes).set({ ownerId: (await server.person('customer')).id });
  expect(await refused('/2/node/2/restart')).toEqual([
    409,
    'Other customers have servers on Shared too. Ask support to restart it.',
  ]);
});

describe.skipIf(whyNoSsh())('over SSH', () => {
  it('runs the configured commands, logs their output, and waits until a restarted host is back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kronos-machine-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const boot = join(folder, 'boot');
    await writeFile(boot, 'first\n');
    const machine = await startSshServer();
    onTestFinished(() => machine.close());
    const { socketPath, close } = await startIdleEngine();
    onTestFinished(close);
    const figures = "cat /proc/uptime /proc/loadavg; grep -E '^Mem(Total|Available):' /proc/meminfo; df -Pk /";
    const server = await createTestServer({
      timings: { observeMs: 200, firstPauseMs: 50 },
      env: {
        KRONOS_NODE_RESTART: `sleep 0.2; echo second > ${boot}`,
        KRONOS_NODE_REPORT: `cat ${boot}; ${figures}`,
        KRONOS_NODE_DEPLOY_ESS: 'echo Pulled; echo Started >&2',
        KRONOS_NODE_REMOUNT: 'echo The remote is gone; exit 4',
      },
      provision: {
        nodes: [
          {
            alias: 'Rack',
            host: 'localhost',
            engine: { kind: 'docker', ssh: { ...machine.address, socketPath } },
          },
        ],
        servers: [serverOn('Rack')],
      },
    });
    const admin = await server.as('admin');
    const customer = await server.as('customer');
    const params = { id: 1, node: 1 };

    const deployed = await ended(admin, (await customer.ask('customerServers.deployEss', { params })).process.id);
    expect(deployed.data).toMatchObject({ success: true, result: 'The side services have been deployed' });
    expect(deployed.log).toEqual(expect.arrayContaining(['Pulled', 'Started']));

    const remounted = await ended(
      admin,
      (await customer.ask('customerServers.remount', { params: { id: 1 } })).process.id,
    );
    expect(remounted.data).toMatchObject({ success: false, result: 'The command failed on the node Rack.' });
    expect(remounted.log).toContain('The remote is gone');

    const restarted = await ended(admin, (await customer.ask('customerServers.restartNode', { params })).process.id);
    expect(restarted.data).toMatchObject({ success: true, result: 'The node Rack has been restarted' });
    // All of it, including the engine's calls, over one connection.
    expect(machine.signIns).toBe(1);
  });
});
