import { randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { freemem, loadavg, tmpdir, totalmem } from 'node:os';
import { z } from 'zod';
import { readJson, writeJson } from './record.ts';

/** The tasks of a host beside its engine. */
export const machineTasks = ['restart', 'deploy-ess', 'remount'] as const;
export type MachineTask = (typeof machineTasks)[number];

const words: Record<MachineTask, string> = {
  restart: 'The machine goes down for its restart.',
  'deploy-ess': 'Pulled 2 services.\nStarted 2 services.',
  remount: 'Unmounted gdrive.\nMounted gdrive.',
};

const mounted = z.record(z.string(), z.string());

/**
 * The machine a node pretends to be: its figures are this one's, its restarts are its own. What it has mounted, by path,
 * stands in a file until it restarts.
 */
export function createMachine(mountsFile: string) {
  let bootId = randomUUID();
  let bootedAt = Date.now();
  let isDown = false;
  let mounts = mounted.safeParse(readJson(mountsFile)).data ?? {};
  const keep = (next: z.infer<typeof mounted>) => {
    mounts = next;
    writeJson(mountsFile, mounts);
  };
  const disk = () => {
    const { blocks, bavail, bsize } = statfsSync(tmpdir());
    return { diskBytes: blocks * bsize, diskFreeBytes: bavail * bsize };
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
    /** Mounts a source at a path, in place of what is there. */
    mount(target: string, source: string): string {
      keep({ ...mounts, [target]: source });
      return `Mounted ${source} at ${target}.`;
    },
    isMounted: (target: string) => mounts[target] !== undefined,
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
        memoryBytes: totalmem(),
        memoryAvailableBytes: freemem(),
        ...disk(),
      };
    },
  };
}
