import { statfsSync } from 'node:fs';
import { freemem, tmpdir, totalmem } from 'node:os';

/** The memory of each node, which does not depend on the machine that simulates it. */
export const nodeMemory = 64 * 2 ** 30;
const diskBytes = 4 * 2 ** 40;

/** The free memory of a node: the same share as on this machine. */
export const freeMemory = (): number => Math.round((freemem() / totalmem()) * nodeMemory);

/** The disk of each node, with the same share of free space as on this machine. */
export function disk(): { diskBytes: number; diskFreeBytes: number } {
  const { blocks, bavail } = statfsSync(tmpdir());
  return { diskBytes, diskFreeBytes: Math.round((bavail / blocks) * diskBytes) };
}
