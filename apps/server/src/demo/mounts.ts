import type { MountDraft } from '@kronos/api/contract';
import { AppError } from '../app-error.ts';
import type { Services } from '../create-services.ts';

type DemoMount = Omit<MountDraft, 'node_id'> & {
  /** Whether it is mounted once the sandbox answers; what is not shows what a check finds then. */
  isMounted: boolean;
};

/** The storage of the demo's node. Nothing outside of the sandbox is reached by it. */
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
  },
  {
    name: 'Series',
    kind: 'nfs',
    source: 'nas.kronos.test:/export/series',
    target: '/mnt/series',
    options: 'ro,noatime',
    username: null,
    isMounted: true,
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
  },
];

export async function seedMounts({ mountAdministration }: Services, nodeId: number): Promise<void> {
  for (const { isMounted: _, ...mount } of demoMounts) await mountAdministration.create({ ...mount, node_id: nodeId });
}

/** Has the storage mounted and checked that nobody has looked after yet. */
export async function mountDemoStorage({ mounts, mountOrders }: Services, nodeId: number): Promise<void> {
  for (const { id, name } of (await mounts.ofNode(nodeId)).filter(({ state }) => state === 'unchecked')) {
    const known = demoMounts.find((one) => one.name === name);
    if (!known) continue;
    await (known.isMounted ? mountOrders.remount(id) : mountOrders.check(id)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error; // refused: it is under way since the last start
    });
  }
}
