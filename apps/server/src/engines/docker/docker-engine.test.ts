import Docker from 'dockerode';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { importMediaImage } from '../../../test/docker-image.ts';
import { createEngine } from '../index.ts';
import type { ContainerSpec } from '../port.ts';
import { tarOf } from '../../../test/suites/engines/archives.ts';
import { dockerSocket as socketPath } from '../../../test/docker-image.ts';
import { dockerObstacles } from '../../../test/suites/engines/docker-harness.ts';
import { unique } from '../../../test/suites/engines/harness.ts';
import { untilHolds } from '../../../../../tests/support/until.ts';
import { startRegistry } from '../../../test/suites/engines/registry.ts';
import { because } from '../../../test/suites/engines.ts';

const { engine: obstacle } = await dockerObstacles();

describe.skipIf(obstacle)(`docker engine${because(obstacle)}`, () => {
  const docker = new Docker({ socketPath });
  const image = `${unique('emby')}:latest`;
  const engine = createEngine({ kind: 'docker', socketPath }, { timeoutMs: 900 });

  beforeAll(() => importMediaImage(docker, image, 'emby'));
  afterAll(() => docker.getImage(image).remove());

  /** Starts a container that runs this script instead of its server. */
  async function run(script: string, more: Partial<ContainerSpec> = {}): Promise<string> {
    const command = ['/bin/sh', '-c', script];
    const name = unique('script');
    const rest = { env: {}, ports: [], hostAddress: '127.0.0.1', mounts: [], limits: {}, labels: {} };
    const patient = createEngine({ kind: 'docker', socketPath });
    const { id } = await patient.create({ name, image, command, ...rest, ...more });
    onTestFinished(() => patient.remove(id));
    await patient.start(id);
    return id;
  }

  it('kills a container that ignores the stop signal after its grace period, even beyond the call’s own time limit', async () => {
    const id = await run('trap "" TERM; while :; do sleep 1; done');
    await engine.stop(id, { graceSeconds: 1 });
    expect(await engine.inspect(id)).toMatchObject({ state: 'exited', exitCode: 137, outOfMemory: false });
  });

  it('waits for the grace period of the container’s spec when it stops it', async () => {
    const id = await run('trap "sleep 2; exit 0" TERM; while :; do sleep 0.2; done', { stopSeconds: 30 });
    await engine.stop(id);
    expect(await engine.inspect(id)).toMatchObject({ state: 'exited', exitCode: 0 });
  });

  it('creates containers with name servers and with limited logs', async () => {
    const id = await run('sleep 60', { dns: ['192.0.2.53'], log: { megabytes: 5, files: 2 } });
    const { HostConfig } = await docker.getContainer(id).inspect();
    expect(HostConfig).toMatchObject({
      Dns: ['192.0.2.53'],
      LogConfig: { Type: 'json-file', Config: { 'max-size': '5m', 'max-file': '2' } },
    });
  });

  it('sends no request from inside a container whose image has no curl', async () => {
    const id = await run('/bin/busybox rm /bin/curl; : >/tmp/ready; sleep 60');
    const patient = createEngine({ kind: 'docker', socketPath });
    await untilHolds(
      () => patient.readFile(id, '/tmp/ready').catch(() => undefined),
      (file) => file !== undefined,
    );
    const sent = patient.requestInside(id, { method: 'POST', port: 32_400, path: '/myplex/claim' });
    await expect(sent).rejects.toMatchObject({ code: 'bad-command' });
  });

  it('restarts a container that crashed', async () => {
    const id = await run('exit 3');
    const crashed = await untilHolds(
      () => engine.inspect(id),
      ({ state }) => state === 'restarting',
    );
    expect(crashed).toMatchObject({ exitCode: 3, outOfMemory: false });
  });

  it('detects a failure in the middle of a pull, after status 200', async () => {
    const registry = await startRegistry(await tarOf({ 'etc/hello': 'broken' }));
    onTestFinished(() => registry.close());
    const seen: string[] = [];
    const pulling = createEngine({ kind: 'docker', socketPath }).pull(registry.image('broken'), ({ layer, status }) =>
      seen.push(`${layer} ${status}`),
    );
    await expect(pulling).rejects.toMatchObject({ code: 'pull-failed' });
    expect(seen).not.toEqual([]);
  });

  it('connects to the engine at its address, whatever DOCKER_HOST contains', async () => {
    vi.stubEnv('DOCKER_HOST', 'tcp://127.0.0.1:1');
    vi.stubEnv('DOCKER_TLS_VERIFY', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await createEngine({ kind: 'docker', socketPath }).info()).toMatchObject({ kind: 'docker' });
  });
});
