import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { because } from './suites/engines.ts';
import { dockerObstacles } from './suites/engines/docker-harness.ts';
import { startRegistry } from './suites/engines/registry.ts';
import { busyboxLayer, connectDocker, dockerSocket } from './docker-image.ts';
import { createTestServer } from './support/create-test-server.ts';
import { serviceCalls } from './support/docker-services.ts';
import { until } from './support/until.ts';

const { engine: obstacle } = await dockerObstacles();
/** Sends the value of its variable on each connection, and exits on SIGTERM. */
const command = ['/bin/sh', '-c', "trap 'exit 0' TERM; nc -ll -p 8181 -e /bin/busybox echo $WORD & wait $!"];

describe.skipIf(obstacle)(`a service on a real engine${because(obstacle)}`, () => {
  const docker = connectDocker();
  let registry: Awaited<ReturnType<typeof startRegistry>>;
  beforeAll(async () => {
    registry = await startRegistry(await busyboxLayer());
  });
  afterAll(async () => {
    await registry.close();
    await docker.getImage(registry.image('good')).remove({ force: true });
  });

  it('is pulled, created, started, seen to stop, recreated, and removed', async () => {
    const node = { alias: 'First', host: 'localhost', engine: { kind: 'docker' as const, socketPath: dockerSocket } };
    const server = await createTestServer({ timings: { observeMs: 200 }, provision: { nodes: [node] } });
    const calls = serviceCalls(await server.as('admin'));
    const first = (await server.services.nodes.findByAlias('First'))!;
    const port = await freePort();
    const [image] = registry.image('good').split(/:(?=latest$)/);
    const word = (value: string) => ({ name: 'WORD', value, is_secret: true });
    const draft = calls.draft({
      image,
      command,
      variables: [word('hello')],
      ports: [{ container: 8181, host: port }],
      memory_mb: 64,
    });
    const service = await calls.declare(draft);
    const ours = async () =>
      docker.listContainers({ all: true, filters: { label: [`kronos.service=${service}`], name: [await tenant()] } });
    const tenant = () => server.services.settings.tenant();
    const said = () => until('the service says its word', () => text(connect(port, '127.0.0.1')).catch(() => ''));

    await calls.place(service, first);
    const row = await calls.reached(service, first, 'running');
    expect(row).toMatchObject({ digest: expect.stringMatching(/^sha256:/), is_outdated: false, failed: null });
    expect(await said()).toBe('hello\n');
    const [container] = await ours();
    const made = await docker.getContainer(container!.Id).inspect();
    expect(made.HostConfig).toMatchObject({ Memory: 64 * 1024 ** 2, RestartPolicy: { Name: 'unless-stopped' } });

    await docker.getContainer(container!.Id).stop();
    await calls.reached(service, first, 'stopped');
    await calls.act('start', row);
    await calls.reached(service, first, 'running');

    await calls.change(service, { ...draft, variables: [word('good day')] });
    expect((await calls.list({ service }))[0]).toMatchObject({ is_outdated: true });
    await calls.apply(service);
    expect((await calls.settled(service))[0]).toMatchObject({ state: 'running', is_outdated: false, failed: null });
    expect(await said()).toBe('good day\n');
    const [anew, ...more] = await ours();
    expect([anew?.Id === container!.Id, more]).toEqual([false, []]);

    await calls.act('remove', row);
    await until('the service is gone', async () => (await calls.list({ service })).length === 0);
    expect(await ours()).toEqual([]);
  });
});
