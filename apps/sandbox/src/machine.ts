import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { dirname } from 'node:path/posix';
import { z } from 'zod';
import { disk, freeMemory, nodeMemory } from './capacity.ts';
import { readJson, writeJson } from './record.ts';
import { Refusal } from './refusal.ts';

/** The tasks of a host besides its engine. */
export const machineTasks = ['restart', 'deploy-ess', 'remount'] as const;
export type MachineTask = (typeof machineTasks)[number];

const words: Record<MachineTask, string> = {
  restart: 'The machine is going down for a restart.',
  'deploy-ess': 'Pulled 2 services.\nStarted 2 services.',
  remount: 'Unmounted gdrive.\nMounted gdrive.',
};

const mounted = z.record(z.string(), z.string());
const made = z.array(z.string());

/** The folders that exist on each machine, and whether they are writable. */
const firstFolders: Readonly<Record<string, boolean>> = { '/srv/kronos': true, '/srv/archive': false };

/**
 * The machine of a node: its load is that of this machine, its restarts are simulated. Its mounts, by path, are stored
 * in a file until it restarts, and the folders created on it in another.
 */
export function createMachine(mountsFile: string, foldersFile: string) {
  let bootId = randomUUID();
  let bootedAt = Date.now();
  let isDown = false;
  let mounts = mounted.safeParse(readJson(mountsFile)).data ?? {};
  const keep = (next: z.infer<typeof mounted>) => {
    mounts = next;
    writeJson(mountsFile, mounts);
  };
  let folders = made.safeParse(readJson(foldersFile)).data ?? [];
  const keepFolders = (next: string[]) => {
    folders = next;
    writeJson(foldersFile, folders);
  };
  const isIn = (path: string, above: string) => path === above || path.startsWith(`${above}/`);
  /** Whether a folder is writable; undefined if it does not exist. Below a mount every folder exists. */
  const writable = (path: string): boolean | undefined => {
    if (folders.includes(path)) return true;
    if (Object.keys(mounts).some((target) => isIn(path, target))) return false;
    return firstFolders[path];
  };

  return {
    isDown: () => isDown,
    goDown() {
      isDown = true;
      keep({});
    },
    bootUp() {
      bootId = randomUUID();
      bootedAt = Date.now();
      isDown = false;
    },
    /** Mounts a source at a path, replacing the previous mount. */
    mount(target: string, source: string): string {
      keep({ ...mounts, [target]: source });
      return `Mounted ${source} at ${target}.`;
    },
    /** Whether the path can be bound in a container. */
    has: (path: string) => mounts[path] !== undefined || writable(path) !== undefined,
    checkFolder(path: string) {
      const isWritable = writable(path);
      if (isWritable === undefined) return { state: 'missing', isWritable: null, sizeBytes: null, freeBytes: null };
      const { diskBytes, diskFreeBytes } = disk();
      return { state: 'found', isWritable, sizeBytes: diskBytes, freeBytes: diskFreeBytes };
    },
    makeFolder(path: string): void {
      if (folders.includes(path)) return;
      if (!writable(dirname(path))) throw new Refusal('bad-mount', `The folder ${path} cannot be created.`);
      keepFolders([...folders, path]);
    },
    removeFolder: (path: string) => keepFolders(folders.filter((one) => !isIn(one, path))),
    checkMount(target: string) {
      if (mounts[target] === undefined) return { state: 'missing', sizeBytes: null, freeBytes: null };
      const { diskBytes, diskFreeBytes } = disk();
      return { state: 'mounted', sizeBytes: diskBytes, freeBytes: diskFreeBytes };
    },
    doneWords: (task: MachineTask) => words[task],
    report() {
      return {
        bootId,
        uptimeSeconds: (Date.now() - bootedAt) / 1_000,
        load: loadavg()[0] ?? 0,
        memoryBytes: nodeMemory,
        memoryAvailableBytes: freeMemory(),
        ...disk(),
      };
    },
  };
}
