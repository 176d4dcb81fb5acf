import { freePort } from '../../../scripts/free-ports.mjs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createEngine } from '../src/engines/index.ts';
import { because } from './suites/engines.ts';
import { filesOf, streamOf, tarOf } from './suites/engines/archives.ts';
import { dockerObstacles } from './suites/engines/docker-harness.ts';
import { unique } from './suites/engines/harness.ts';
import { connectDocker, dockerSocket, importMediaImage } from './docker-image.ts';
import { startSecondDocker, whyNoSecondDocker } from './second-docker.ts';
import { createTestServer } from './support/create-test-server.ts';
import { settled } from './support/world.ts';

const obstacle = (await dockerObstacles()).engine ?? whyNoSecondDocker();

describe.skipIf(obstacle)(`a move between two real engines${because(obstacle)}`, () => {
  const first = connectDocker();
  const image = `${unique('plex')}:latest`;
  let second: Awaited<ReturnType<typeof startSecondDocker>> | undefined;
  beforeAll(async () => {
    second = await startSecondDocker();
    await Promise.all([first, second.docker].map((docker) => importMediaImage(docker, image, 'plex')));
  });
  afterAll(async () => {
    await second?.stop();
    await first.getImage(image).remove({ force: true });
  });

  it('transfers the server with its data and identity, and leaves nothing behind', async () => {
    if (!second) throw new Error('There is no second engine.');
    const { host, socketPath } = second;
    const server = await createTestServer({
      timings: { observeMs: 200, sampleMs: 500 },
      provision: {
        nodes: [
          { alias: 'First', host: 'localhost', engine: { kind: 'docker', socketPath: dockerSocket } },
          { alias: 'Second', host, engine: { kind: 'docker', socketPath } },
        ],
        servers: [
          {
            name: 'Docked',
            owner: 'customer@example.test',
            node: 'First',
            type: 'plex',
            image,
            port: await freePort(),
            containerPort: 32_400,
          },
        ],
      },
    });
    const [customer, admin] = [await server.as('customer'), await server.as('admin')];
    const from = createEngine({ kind: 'docker', socketPath: dockerSocket });
    const to = createEngine({ kind: 'docker', socketPath });
    const labels = { 'kronos.tenant': (await admin.ask('system.settings')).tenant };
    const volumesHere = async () => {
      const { Volumes } = await first.listVolumes();
      return Volumes.filter(({ Name }) => Name.includes(labels['kronos.tenant'])).map(({ Name }) => Name);
    };
    onTestFinished(async () => {
      for (const { id } of await from.list(labels)) await from.remove(id);
      for (const name of await volumesHere()) await from.removeVolume(name);
    });
    const identity = async () => {
      const { address } = await customer.ask('customerServers.one', { params: { id: 1 } });
      return { address, body: await (await fetch(`${address}/identity`)).text() };
    };

    await customer.post('/api/customer/servers/1/start');
    await settled(customer, 1, 'running');
    const before = await identity();
    const [there] = await from.list(labels);
    const files = { 'Library/large.db': 'x'.repeat(400_000), 'Library/ä b.txt': 'kept' };
    await from.writeArchive(there!.id, '/config', streamOf(await tarOf(files)));

    expect(await volumesHere()).toHaveLength(1);
    const target = (await server.services.nodes.findByAlias('Second'))!;
    await admin.ask('adminServers.move', { params: { id: 1 }, body: { node_id: target } });
    const moved = await settled(customer, 1, 'running');
    expect(moved).toMatchObject({ node: { alias: 'Second' }, operation: { kind: 'move', state: 'succeeded' } });
    const after = await identity();
    expect(after.address).toContain(`//${host}:`);
    expect(after.body).toBe(before.body);
    const [here] = await to.list(labels);
    expect(await filesOf(await to.readArchive(here!.id, '/config'))).toMatchObject(files);
    expect(await from.list(labels)).toEqual([]);
    expect(await volumesHere()).toEqual([]);
  });
});
