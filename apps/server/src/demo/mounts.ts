import { setTimeout as sleep } from 'node:timers/promises';
import type { LibraryPathDraft, MountDraft } from '@kronos/api/contract';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../services/create-services.ts';

type DemoMount = Omit<MountDraft, 'node_id'> & {
  /** Whether it is mounted once the sandbox responds; the others show what a check finds. */
  isMounted: boolean;
  /** Where it is bound inside containers, and the libraries there. */
  bound: { path: string; libraries: readonly Omit<LibraryPathDraft, 'mount_path_id'>[] };
};

/** The storage of the demo's node. It uses nothing outside of the sandbox. */
const demoMounts: readonly DemoMount[] = [
  {
    name: 'Films',
    kind: 'rclone',
    source: 'media:films',
    target: '/mnt/films',
    options: 'vfs_cache_mode=full',
    username: null,
    rclone_config: '[media]\ntype = http\nurl = http://media.kronos.test/\n',
    isMounted: true,
    bound: {
      path: '/media/films',
      libraries: [
        { name: 'Movies', kind: 'movies', folder: 'Movies' },
        { name: 'Movies 4K', kind: 'movies', folder: 'Movies 4K' },
      ],
    },
  },
  {
    name: 'Series',
    kind: 'nfs',
    source: 'nas.kronos.test:/export/series',
    target: '/mnt/series',
    options: 'ro,noatime',
    username: null,
    isMounted: true,
    bound: {
      path: '/media/series',
      libraries: [
        { name: 'Series', kind: 'shows', folder: 'Series' },
        { name: 'Anime', kind: 'shows', folder: 'Anime' },
      ],
    },
  },
  {
    name: 'Archive',
    kind: 'smb',
    source: '//nas.kronos.test/archive',
    target: '/mnt/archive',
    options: 'vers=3.1.1',
    username: 'kronos',
    password: 'kronos demo',
    isMounted: false,
    bound: { path: '/media/archive', libraries: [{ name: 'Concerts', kind: 'music', folder: 'Concerts' }] },
  },
];

export async function seedMounts(services: Services, nodeId: number): Promise<void> {
  const { mountAdministration, mountPaths, libraryPaths } = services;
  for (const { isMounted: _, bound, ...mount } of demoMounts) {
    const mount_id = await mountAdministration.create({ ...mount, node_id: nodeId });
    const mount_path_id = await mountPaths.create({ mount_id, path: bound.path, read_only: true });
    for (const library of bound.libraries) await libraryPaths.create({ ...library, mount_path_id });
  }
}

/** The deployment paths of the demo; the sandbox has one that is not writable. */
const demoDeploymentPaths = [
  { name: 'Fast disk', path: '/srv/kronos', node_id: null, is_enabled: true },
  { name: 'Old disk', path: '/srv/archive', node_id: null, is_enabled: false },
] as const;

export async function seedDeploymentPaths({ deploymentPaths }: Services): Promise<void> {
  for (const one of demoDeploymentPaths) await deploymentPaths.create(one);
}

/** Checks the folders of all deployment paths. */
async function checkDeploymentPaths({ deploymentPaths }: Services): Promise<void> {
  const { data } = await deploymentPaths.list({ q: '', sort: 'name', direction: 'asc', page: 1 });
  for (const { id } of data) {
    await deploymentPaths.check(id).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error; // refused: no node has it any more
    });
  }
}

/** Longer than the sandbox takes to mount everything; a failure must not keep the demo's servers from starting. */
const patienceMs = 20_000;

/** Mounts and checks the storage that has never been checked, and waits for it: containers created earlier lack it. */
export async function mountDemoStorage(services: Services, nodeId: number, signal: AbortSignal): Promise<void> {
  const { mounts, mountOrders } = services;
  await checkDeploymentPaths(services);
  const unchecked = async () => (await mounts.ofNode(nodeId)).filter(({ state }) => state === 'unchecked');
  for (const { id, name } of await unchecked()) {
    const known = demoMounts.find((one) => one.name === name);
    if (!known) continue;
    await (known.isMounted ? mountOrders.remount(id) : mountOrders.check(id)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error; // refused: it has been under way since the last start
    });
  }
  const end = Date.now() + patienceMs;
  while ((await unchecked()).length > 0 && Date.now() < end) await sleep(250, undefined, { signal });
}
