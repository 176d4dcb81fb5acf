import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createServer } from 'node:tls';
import Docker from 'dockerode';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../scripts/free-ports.mjs';
import { importMediaImage } from '../../../test/docker-image.ts';
import { createEngine } from '../index.ts';
import type { EngineAddress } from '../port.ts';
import { archiveTests } from '../../../test/suites/engines/archive-tests.ts';
import { streamOf, tarOf } from '../../../test/suites/engines/archives.ts';
import { useBench } from '../../../test/suites/engines/bench.ts';
import { makeCertificates, whyNoCertificates } from '../../../test/suites/engines/certificates.ts';
import { dockerSocket as socketPath } from '../../../test/docker-image.ts';
import { dockerHarness, dockerObstacles } from '../../../test/suites/engines/docker-harness.ts';
import { eventTests } from '../../../test/suites/engines/event-tests.ts';
import { failureTests } from '../../../test/suites/engines/failure-tests.ts';
import { type Harness, listenOn, mb, portOf, unique } from '../../../test/suites/engines/harness.ts';
import { lifeTests } from '../../../test/suites/engines/life-tests.ts';
import { reachTests } from '../../../test/suites/engines/reach-tests.ts';
import { watchTests } from '../../../test/suites/engines/watch-tests.ts';
import { because } from '../../../test/suites/engines.ts';

const obstacle = whyNoCertificates() ?? (await dockerObstacles()).engine;

type Tls = Extract<EngineAddress, { tls: object }>['tls'];

describe.skipIf(obstacle)(`docker engine over TLS${because(obstacle)}`, () => {
  let front: Awaited<ReturnType<typeof startFront>>;
  const engineWith = (tls: Partial<Tls>, host = '127.0.0.1') => {
    const { ca, client } = front.node;
    const address = { kind: 'docker' as const, host, port: front.port, tls: { ca, ...client, ...tls } };
    return createEngine(address, { timeoutMs: 5_000 });
  };

  beforeAll(async () => {
    front = await startFront();
  });
  afterAll(() => front.close());

  describe('with a certificate of the node, with the tests of the local socket', () => {
    const bench = useBench(async (): Promise<Harness> => {
      const harness = await dockerHarness();
      const hung = await listenOn(0);
      const { ca, client } = front.node;
      const over = (port: number): EngineAddress => ({
        kind: 'docker',
        host: '127.0.0.1',
        port,
        tls: { ca, ...client },
      });
      return {
        ...harness,
        address: over(front.port),
        dead: [over(await freePort())],
        hung: over(portOf(hung)),
        async close() {
          hung.close();
          await harness.close();
        },
      };
    });
    lifeTests(bench);
    archiveTests(bench);
    eventTests(bench);
    watchTests(bench);
    failureTests(bench);
    reachTests(bench);
  });

  it('accepts a client with a certificate of the node', async () => {
    const engine = engineWith({});
    expect(await engine.info()).toMatchObject({ kind: 'docker' });
    expect(await engine.list({ nobody: 'has this' })).toEqual([]);
  });

  it('reports when the node refuses a client without a certificate', async () => {
    const engine = engineWith({ cert: '', key: '' });
    await expect(engine.info()).rejects.toMatchObject({ code: 'refused-certificate' });
  });

  it('reports when our own certificate cannot be read', async () => {
    const engine = engineWith({ cert: 'no certificate', key: 'no key' });
    await expect(engine.info()).rejects.toMatchObject({ code: 'refused-certificate' });
  });

  it('reports when another authority issued the node’s certificate', async () => {
    const engine = engineWith({ ca: makeCertificates().ca });
    await expect(engine.info()).rejects.toMatchObject({ code: 'untrusted-certificate' });
  });

  it('reports when the node’s certificate is for another name', async () => {
    const engine = engineWith({}, 'localhost');
    await expect(engine.info()).rejects.toMatchObject({ code: 'untrusted-certificate' });
  });

  it('reports when the engine disconnects while an archive is being read', async () => {
    const docker = new Docker({ socketPath });
    const image = `${unique('emby')}:latest`;
    await importMediaImage(docker, image, 'emby');
    const engine = engineWith({});
    const spec = {
      name: unique('lost'),
      image,
      env: {},
      ports: [],
      hostAddress: '127.0.0.1',
      mounts: [],
      limits: {},
      labels: {},
    };
    const { id } = await engine.create(spec);
    await engine.writeArchive(id, '/config', streamOf(await tarOf({ 'large.bin': Buffer.alloc(16 * mb, 7) })));
    const archive = await engine.readArchive(id, '/config');
    const read = async () => {
      for await (const _ of archive) front.hangUp();
    };
    await expect(read()).rejects.toMatchObject({ code: 'unreachable' });
    await engine.remove(id);
    await docker.getImage(image).remove();
  });

  it('reports when the engine disconnects while its events are being read', async () => {
    const events = await engineWith({}).events({ nobody: 'has this' });
    const read = async () => {
      for await (const event of events) expect(event).toBeUndefined();
    };
    const reading = read();
    front.hangUp();
    await expect(reading).rejects.toMatchObject({ code: 'unreachable' });
  });
});

/** A stand-in for dockerd's own TLS listener, in front of the real engine: rejects clients without a certificate. */
async function startFront() {
  const node = makeCertificates();
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer({ ...node.server, ca: node.ca, requestCert: true }, (socket) => {
    const engine = connect(socketPath);
    for (const end of [socket, engine]) sockets.add(end.on('error', () => end.destroy()));
    // When a caller disconnects, so must its connection, or the engine would keep the container for it.
    socket.once('close', () => engine.destroy());
    engine.once('close', () => socket.destroy());
    socket.pipe(engine).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    node,
    port: portOf(server),
    hangUp,
    close() {
      hangUp();
      server.close();
    },
  };
}
