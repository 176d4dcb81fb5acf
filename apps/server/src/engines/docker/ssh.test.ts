import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../../scripts/free-ports.mjs';
import { dockerSocket as socketPath } from '../../../test/docker-image.ts';
import { type SshServer, startSshServer, whyNoSsh } from '../../../test/ssh-server.ts';
import { createEngine } from '../index.ts';
import type { EngineAddress, SshAddress } from '../port.ts';
import { createSshConnection } from '../ssh/connection.ts';
import { readHostKey } from '../ssh/host-key.ts';
import { makeKeyPair } from '../ssh/key-pair.ts';
import { streamOf, tarOf } from '../../../test/suites/engines/archives.ts';
import { useBench } from '../../../test/suites/engines/bench.ts';
import { dockerHarness, dockerObstacles } from '../../../test/suites/engines/docker-harness.ts';
import { eventTests } from '../../../test/suites/engines/event-tests.ts';
import { type Harness, listenOn, portOf } from '../../../test/suites/engines/harness.ts';
import { reachTests } from '../../../test/suites/engines/reach-tests.ts';
import { requestTests } from '../../../test/suites/engines/request-tests.ts';
import { watchTests } from '../../../test/suites/engines/watch-tests.ts';
import { because } from '../../../test/suites/engines.ts';

const obstacle = whyNoSsh() ?? (await dockerObstacles()).engine;

describe.skipIf(obstacle)(`docker engine over SSH${because(obstacle)}`, () => {
  let node: SshServer;
  beforeAll(async () => {
    node = await startSshServer();
  });
  afterAll(() => node.close());

  const over = (changes: Partial<SshAddress & { socketPath: string }> = {}): EngineAddress => ({
    kind: 'docker',
    ssh: { ...node.address, socketPath, ...changes },
  });
  const engineWith = (changes: Partial<SshAddress & { socketPath: string }>) =>
    createEngine(over(changes), { timeoutMs: 5_000 });

  describe('with the tests of the local socket', () => {
    const bench = useBench(async (): Promise<Harness> => {
      const harness = await dockerHarness();
      const hung = await listenOn(0);
      return {
        ...harness,
        address: over(),
        dead: [over({ port: await freePort() }), over({ socketPath: '/nowhere/docker.sock' })],
        hung: over({ port: portOf(hung) }),
        async close() {
          hung.close();
          await harness.close();
        },
      };
    });
    eventTests(bench);
    watchTests(bench);
    reachTests(bench);
    requestTests(bench);

    it('creates, starts, fills, reads and removes a container over a single connection', async () => {
      const { engine, spec, labels } = bench();
      const before = node.signIns;
      const wanted = await spec();
      const { id } = await engine.create(wanted);
      await engine.writeArchive(id, '/config', streamOf(await tarOf({ 'a.txt': 'hello' })));
      await engine.start(id);
      expect(await engine.inspect(id)).toMatchObject({ name: wanted.name, state: 'running' });
      for await (const piece of await engine.readArchive(id, '/config')) expect(piece).toBeInstanceOf(Buffer);
      const lists = await Promise.all(Array.from({ length: 20 }, () => engine.list(labels)));
      expect(lists.map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => 1));
      await engine.remove(id);
      expect(await engine.list(labels)).toEqual([]);
      expect(node.signIns).toBeLessThanOrEqual(before + 1);
    });
  });

  it('reports when the node refuses the key', async () => {
    const { private: privateKey } = makeKeyPair();
    await expect(engineWith({ privateKey }).info()).rejects.toMatchObject({ code: 'refused-key' });
    await expect(engineWith({ privateKey: 'no key' }).info()).rejects.toMatchObject({ code: 'refused-key' });
  });

  it('does not sign in when the node shows another host key', async () => {
    const before = node.signIns;
    const engine = engineWith({ hostKey: 'SHA256:0000000000000000000000000000000000000000000' });
    await expect(engine.info()).rejects.toMatchObject({ code: 'host-key-changed' });
    expect(node.signIns).toBe(before);
  });

  it('reconnects after the connection broke', async () => {
    const engine = engineWith({});
    await engine.info();
    await node.stop();
    await expect(engine.info()).rejects.toMatchObject({ code: 'unreachable' });
    await node.start();
    expect(await engine.info()).toMatchObject({ kind: 'docker' });
  });

  it('reads the host key for confirmation without signing in', async () => {
    const before = node.signIns;
    expect(await readHostKey(node.address, 5_000)).toBe(node.address.hostKey);
    expect(node.signIns).toBe(before);
  });

  it('runs commands alongside the engine’s calls and returns their exit codes', async () => {
    const connection = createSshConnection(node.address);
    onTestFinished(() => connection.close());
    expect(await connection.run('echo out; echo err >&2; exit 3')).toEqual({
      exitCode: 3,
      output: expect.stringMatching(/^(out\nerr|err\nout)\n$/),
    });
    const controller = new AbortController();
    const endless = connection.run('echo on; sleep 60', { signal: controller.signal });
    controller.abort();
    expect(await endless).toMatchObject({ exitCode: null });
  });
});
