import { randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { freemem, loadavg, tmpdir, totalmem } from 'node:os';

/** What can be asked of a machine beside its engine. */
export const machineTasks = ['restart', 'deploy-ess', 'remount'] as const;
export type MachineTask = (typeof machineTasks)[number];

const words: Record<MachineTask, string> = {
  restart: 'The machine goes down for its restart.',
  'deploy-ess': 'Pulled 2 services.\nStarted 2 services.',
  remount: 'Unmounted gdrive.\nMounted gdrive.',
};

/** The machine a node pretends to be: its figures are this one's, its restarts are its own. */
export function createMachine() {
  let bootId = randomUUID();
  let bootedAt = Date.now();
  let isDown = false;

  return {
    isDown: () => isDown,
    goDown: () => void (isDown = true),
    bootUp() {
      bootId = randomUUID();
      bootedAt = Date.now();
      isDown = false;
    },
    doneWords: (task: MachineTask) => words[task],
    report() {
      const disk = statfsSync(tmpdir());
      return {
        bootId,
        uptimeSeconds: (Date.now() - bootedAt) / 1_000,
        load: loadavg()[0] ?? 0,
        memoryBytes: totalmem(),
        memoryAvailableBytes: freemem(),
        diskBytes: disk.blocks * disk.bsize,
        diskFreeBytes: disk.bavail * disk.bsize,
      };
    },
  };
}
