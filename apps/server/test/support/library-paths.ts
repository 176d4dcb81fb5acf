import type { LibraryKind } from '@kronos/api/contract';
import { serverTypes } from '@kronos/api/contract';
import type { MediaWorld } from './media-world.ts';
import { until } from './until.ts';
import { settled } from './world.ts';

let mountCount = 0;

/** Mounts storage on a node, and binds it at a path of containers that are created from then on. */
export async function addMountPath({ server: { services } }: MediaWorld, nodeId: number, path: string) {
  const { mountAdministration, mountOrders, mountPaths, mounts } = services;
  const target = `/mnt/storage-${(mountCount += 1)}`;
  const about = { name: `Storage ${mountCount}`, kind: 'nfs', source: 'nas.example:/media' } as const;
  const mount = await mountAdministration.create({
    ...about,
    node_id: nodeId,
    target,
    options: null,
    username: null,
  });
  await mountOrders.remount(mount);
  await until('it is mounted', async () => (await mounts.lock(mount))?.state === 'mounted');
  return mountPaths.create({ mount_id: mount, path, read_only: true });
}

/** Adds a library path with a folder of the same name. */
export const addLibraryPath = (
  { server: { services } }: MediaWorld,
  mount_path_id: number,
  name: string,
  kind: LibraryKind = 'movies',
) => services.libraryPaths.create({ name, kind, mount_path_id, folder: name });

/** Recreates all containers with the current mount paths. */
export async function rebuildAll({ customer, ids }: MediaWorld): Promise<void> {
  await Promise.all(serverTypes.map((type) => customer.post(`/api/customer/servers/${ids[type]}/rebuild`)));
  await Promise.all(serverTypes.map((type) => settled(customer, ids[type], 'running')));
}
