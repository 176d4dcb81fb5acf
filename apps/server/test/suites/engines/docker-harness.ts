import { existsSync } from 'node:fs';
import Docker from 'dockerode';
import { z } from 'zod';
import { freePort } from '../../../../../scripts/free-ports.mjs';
import { dockerSocket as socketPath, findBusybox, importMediaImage, mediaPorts } from '../../docker-image.ts';
import type { EngineAddress } from '../../../src/engines/port.ts';
import type { Obstacles } from '../engines.ts';
import { tarOf } from './archives.ts';
import { type Harness, listenOn, portOf, runPrefix, unique } from './harness.ts';
import { startRegistry } from './registry.ts';

const infoSchema = z.object({ MemoryLimit: z.boolean() });

/** Returns what prevents the tests against a real engine from running here. */
export async function dockerObstacles(): Promise<Obstacles> {
  if (!existsSync(socketPath)) return { engine: `no engine at ${socketPath}` };
  if (!findBusybox()) return { engine: 'no busybox-static to make an image of' };
  try {
    const { MemoryLimit } = infoSchema.parse(await new Docker({ socketPath, timeout: 5_000 }).info());
    return MemoryLimit ? {} : { memory: 'the host enforces no memory limits' };
  } catch (error) {
    return { engine: `no engine answers at ${socketPath} (${error instanceof Error ? error.message : 'unknown'})` };
  }
}

/** Sets up a real engine, an image made on the spot and a registry on loopback. */
export async function dockerHarness(): Promise<Harness> {
  const docker = new Docker({ socketPath });
  const image = `${unique('jellyfin')}:latest`;
  const imageLabels = { 'kronos.test.images': unique('images') };
  await importMediaImage(docker, image, 'jellyfin');
  const registry = await startRegistry(await tarOf({ 'etc/hello': unique('hello') }), imageLabels);
  const credentials = { username: 'kronos', password: 'a-registry-password' };
  const guarded = await startRegistry(await tarOf({ 'etc/hello': unique('private') }), imageLabels, credentials);
  const hung = await listenOn(0);

  return {
    address: { kind: 'docker', socketPath },
    image,
    mediaPort: mediaPorts.jellyfin,
    pullableImage: registry.image('good'),
    imageLabels,
    privateImage: guarded.image('good'),
    account: { host: guarded.host, ...credentials },
    unknownImage: registry.image('absent'),
    slowImage: registry.image('slow'),
    dead: [{ kind: 'docker', socketPath: '/nowhere/docker.sock' }, overTls(await freePort())],
    hung: overTls(portOf(hung)),
    async fillDisk() {
      const Name = unique('small');
      await docker.createVolume({ Name, DriverOpts: { type: 'tmpfs', device: 'tmpfs', o: 'size=1m' } });
      return { source: Name };
    },
    // busybox tail buffers a whole line until its end.
    starve: async (spec) => ({ ...spec, command: ['/bin/sh', '-c', 'tail /dev/zero'] }),
    reset: async () => undefined,
    async close() {
      hung.close();
      await registry.close();
      await guarded.close();
      const { Volumes } = await docker.listVolumes();
      for (const { Name } of Volumes) if (Name.startsWith(runPrefix)) await docker.getVolume(Name).remove();
      const ours = new Set([image, registry.image('good'), guarded.image('good')]);
      for (const { RepoTags } of await docker.listImages()) {
        for (const tag of RepoTags ?? []) if (ours.has(tag)) await docker.getImage(tag).remove({ force: true });
      }
    },
  };
}

function overTls(port: number): EngineAddress {
  return { kind: 'docker', host: '127.0.0.1', port, tls: { ca: '', cert: '', key: '' } };
}
