import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { containerName } from '../src/domain/servers/container.ts';
import type { EngineAddress } from '../src/engines/port.ts';
import { because } from './suites/engines.ts';
import { dockerObstacles } from './suites/engines/docker-harness.ts';
import { unique } from './suites/engines/harness.ts';
import { connectDocker, dockerSocket, importMediaImage } from './docker-image.ts';
import { startSshServer, whyNoSsh } from './ssh-server.ts';
import { createTestServer } from './support/create-test-server.ts';
import { openLine } from './support/line.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

const { engine: obstacle } = await dockerObstacles();

// The faults that the sandbox simulates, produced by a real engine.
describe.skipIf(obstacle)(`faults of a real engine${because(obstacle)}`, () => {
  const docker = connectDocker();
  const image = `${unique('plex')}:latest`;
  beforeAll(() => importMediaImage(docker, image, 'plex'));
  afterAll(() => docker.getImage(image).remove({ force: true }));

  /** A panel with one server of the image on that engine. */
  async function world(engine: EngineAddress, of = image) {
    const server = await createTestServer({
      timings: { observeMs: 200, sampleMs: 500, firstPauseMs: 100 },
      provision: {
        nodes: [{ alias: 'Real', host: 'localhost', engine }],
        servers: [
          {
            name: 'Docked',
            owner: 'customer@example.test',
            node: 'Real',
            type: 'plex',
            image: of,
            port: await freePort(),
            containerPort: 32_400,
          },
        ],
      },
    });
    const [customer, admin] = [await server.as('customer'), await server.as('admin')];
    const { tenant } = await admin.ask('system.settings');
    const label = [`kronos.tenant=${tenant}`];
    onTestFinished(async () => {
      for (const { Id, Mounts } of await docker.listContainers({ all: true, filters: { label } })) {
        await docker.getContainer(Id).remove({ force: true, v: true });
        for (const { Name } of Mounts) if (Name) await docker.getVolume(Name).remove();
      }
    });
    const read = () => customer.ask('customerServers.one', { params: { id: 1 } });
    return {
      server,
      tenant,
      customer,
      admin,
      order: (what: string) => customer.post(`/api/customer/servers/1/${what}`),
      is: (status: string) => settled(customer, 1, status),
      identity: async () => (await fetch(`${(await read()).address}/identity`)).text(),
      steps: async () => {
        const { operation } = await read();
        return (await customer.ask('customerServers.process', { params: { id: 1, process: operation!.id } })).steps;
      },
      /**
       * Waits for the newest operation to fail with this message, and returns the id of its process, which can be
       * retried.
       */
      async failedWith(status: string, words: RegExp): Promise<number> {
        const { operation } = await until('it failed', async () => {
          const one = await settled(customer, 1, status);
          return one.operation?.state === 'failed' && one;
        });
        const params = { id: 1, process: operation!.id };
        const { data } = await admin.ask('customerServers.process', { params });
        expect(data).toMatchObject({ success: false, result: expect.stringMatching(words), can_retry: true });
        return data.id;
      },
      retry: (id: number) => admin.ask('processes.retry', { params: { id } }),
    };
  }
  const local = { kind: 'docker', socketPath: dockerSocket } as const;

  it('names a missing image, and starts with a retry once it is there', async () => {
    const absent = `127.0.0.1:9/${unique('absent')}:latest`;
    const { order, failedWith, retry, is } = await world(local, absent);
    await order('start');
    const process = await failedWith('failed', /^The image 127\.0\.0\.1:9\/.*absent.* is not on the node Real\./);
    await importMediaImage(docker, absent, 'plex');
    onTestFinished(() => docker.getImage(absent).remove({ force: true }));
    await retry(process);
    expect((await is('running')).operation?.message).toBe('The server has been started');
  });

  it('names a taken port, and starts with a retry once it is free', async () => {
    const { server, order, failedWith, retry, is } = await world(local);
    const { port } = (await server.services.servers.find(1))!;
    const foreign = createServer((socket) => void socket.destroy()).listen(port, '127.0.0.1');
    await once(foreign, 'listening');
    onTestFinished(() => void foreign.close());
    await order('start');
    const process = await failedWith(
      'failed',
      new RegExp(`^Port ${port} of the node Real is in use by something else\\.$`),
    );
    await new Promise((resolve) => foreign.close(resolve));
    await retry(process);
    expect((await is('running')).operation?.message).toBe('The server has been started');
  });

  it('names the step when the engine disconnects during a rebuild, and a retry completes it with the same identity', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kronos-line-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const socketPath = join(folder, 'docker.sock');
    const line = await openLine({ path: dockerSocket }, { path: socketPath });
    const { tenant, order, failedWith, retry, is, identity, steps } = await world({ kind: 'docker', socketPath });
    await order('start');
    await is('running');
    const before = await identity();
    // Cuts at the final container: the trial container of the image has a longer name.
    line.cutBefore(`/containers/create?name=${containerName(tenant, 1)}&`);
    await order('rebuild');
    const process = await failedWith('unreachable', /^The node Real is not responding\. Try again when it is back\.$/);
    const done = (await steps()).map(({ command, state }) => `${command}: ${state}`);
    expect(done.slice(-2)).toEqual([
      'Remove the old container: succeeded',
      'Create the container on the node Real: failed',
    ]);
    line.mend();
    await until('the node is back', async () => (await is('stopped').catch(() => is('running'))).status);
    await retry(process);
    await is('running');
    expect(await identity()).toBe(before);
  });

  describe.skipIf(whyNoSsh())(`over SSH${because(whyNoSsh())}`, () => {
    it('reports a refused key and a changed host key, and a retry succeeds once an admin has corrected the node', async () => {
      const machine = await startSshServer();
      onTestFinished(() => machine.close());
      const stranger = await startSshServer();
      onTestFinished(() => stranger.close());
      const ssh = { ...machine.address, socketPath: dockerSocket };
      const { admin, order, failedWith, retry, is } = await world({
        kind: 'docker',
        ssh: { ...ssh, privateKey: stranger.address.privateKey },
      });
      const form = {
        kind: 'ssh',
        engine_host: ssh.host,
        engine_port: ssh.port,
        ssh_user: ssh.user,
        socket_path: ssh.socketPath,
      } as const;
      const change = (more: { host_key: string; ssh_private_key?: string }) =>
        admin.ask('adminNodes.update', { params: { id: 1 }, body: { ...form, ...more } });

      await order('start');
      const refused = await failedWith('failed', /^The node Real refused the panel’s SSH key\.$/);
      expect(machine.signIns).toBe(0);
      await change({ host_key: ssh.hostKey, ssh_private_key: ssh.privateKey });
      await retry(refused);
      await is('running');

      const signIns = machine.signIns;
      await change({ host_key: stranger.address.hostKey });
      await order('restart');
      const changed = await failedWith(
        'failed',
        /^The node Real shows a different host key from the one that was confirmed\./,
      );
      expect(machine.signIns).toBe(signIns);
      await change({ host_key: ssh.hostKey });
      await retry(changed);
      await is('running');
    });
  });
});
