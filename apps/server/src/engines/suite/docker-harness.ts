import { existsSync } from 'node:fs';
import Docker from 'dockerode';
import { findBusybox, importMediaImage, mediaPorts } from '../../../test/docker-image.ts';
import { tarOf } from './archives.ts';
import { freePort, type Harness, listenOn, portOf, unique } from './harness.ts';
import { startRegistry } from './registry.ts';

export const socketPath = process.env['KRONOS_TEST_DOCKER_SOCKET'] ?? '/var/run/docker.sock';

/** Why the tests against a real engine cannot run here; null when they can. */
export function whyNoDocker(): string | null {
  if (!existsSync(socketPath)) return `no engine at ${socketPath}`;
  return findBusybox() ? null : 'no busybox-static to make an image of';
}

/** A real engine, an image made on the spot and a registry on loopback. */
export async function dockerHarness(): Promise<Harness & { brokenImage: string }> {
  const docker = new Docker({ socketPath });
  const image = `${unique('jellyfin')}:latest`;
  await importMediaImage(docker, image, 'jellyfin');
  const registry = await startRegistry(await tarOf({ 'etc/hello': unique('hello') }));
  const hung = await listenOn(0);
  const volumes: string[] = [];
  const tls = (port: number) => ({
    kind: 'docker' as const,
    host: '127.0.0.1',
    port,
    tls: { ca: '', cert: '', key: '' },
  });

  return {
    address: { kind: 'docker', socketPath },
    image,
    mediaPort: mediaPorts.jellyfin,
    pullableImage: registry.image('good'),
    unknownImage: registry.image('absent'),
    brokenImage: registry.image('broken'),
    slowImage: registry.image('slow'),
    dead: [{ kind: 'docker', socketPath: '/nowhere/docker.sock' }, tls(await freePort())],
    hung: tls(portOf(hung)),
    async fillDisk() {
      const Name = unique('small');
      volumes.push(Name);
      await docker.createVolume({ Name, DriverOpts: { type: 'tmpfs', device: 'tmpfs', o: 'size=1m' } });
      return { source: Name };
    },
    // busybox' tail keeps the whole line it waits for the end of.
    starve: async (spec) => ({ ...spec, command: ['/bin/sh', '-c', 'tail /dev/zero'] }),
    reset: async () => undefined,
    async close() {
      hung.close();
      await registry.close();
      const { Volumes } = await docker.listVolumes({ filters: { dangling: ['true'] } });
      for (const { Name } of Volumes) {
        if (Name.startsWith('kronos-') || volumes.includes(Name)) await docker.getVolume(Name).remove();
      }
      for (const tag of [image, registry.image('good')]) await docker.getImage(tag).remove({ force: true });
    },
  };
}
