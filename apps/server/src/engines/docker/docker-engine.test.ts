import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEngine } from '../index.ts';
import { tarOf } from '../suite/archives.ts';
import { dockerObstacles, socketPath } from '../suite/docker-harness.ts';
import { startRegistry } from '../suite/registry.ts';
import { because } from '../suite.ts';

const { engine: obstacle } = await dockerObstacles();

describe.skipIf(obstacle)(`docker engine's own ways${because(obstacle)}`, () => {
  it('finds the failure that comes in mid-pull, after status 200', async () => {
    const registry = await startRegistry(await tarOf({ 'etc/hello': 'broken' }));
    onTestFinished(() => registry.close());
    const seen: string[] = [];
    const pulling = createEngine({ kind: 'docker', socketPath }).pull(registry.image('broken'), ({ layer, status }) =>
      seen.push(`${layer} ${status}`),
    );
    await expect(pulling).rejects.toMatchObject({ code: 'pull-failed' });
    expect(seen).not.toEqual([]);
  });

  it('talks to the engine of the address, whatever DOCKER_HOST says', async () => {
    vi.stubEnv('DOCKER_HOST', 'tcp://127.0.0.1:1');
    vi.stubEnv('DOCKER_TLS_VERIFY', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await createEngine({ kind: 'docker', socketPath }).info()).toMatchObject({ kind: 'docker' });
  });
});
