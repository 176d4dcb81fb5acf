import type { HetznerAction, HetznerServerRow, HetznerStatus } from '@kronos/api/contract';
import type { Format } from '../../messages/format.ts';

export const statusTones = {
  running: 'success',
  off: 'neutral',
  initializing: 'info',
  starting: 'info',
  stopping: 'info',
  migrating: 'warning',
  rebuilding: 'warning',
  deleting: 'danger',
  unknown: 'neutral',
} as const satisfies Record<HetznerStatus, string>;

/** These cut the power: for a node its name has to be typed. */
const cuts: ReadonlySet<HetznerAction> = new Set(['reset', 'power-off']);
export const isCut = (action: HetznerAction): boolean => cuts.has(action);

/** The possible actions on a cloud server in its state, the gentler ones first. */
export function actionsOf({ status }: Pick<HetznerServerRow, 'status'>): readonly HetznerAction[] {
  if (status === 'off') return ['power-on'];
  return ['reboot', 'shutdown', 'reset', 'power-off'];
}

/** The size of a cloud server, in figures for a sentence. */
export const sizeOf = (
  { cores, memory_gb, disk_gb }: Pick<HetznerServerRow, 'cores' | 'memory_gb' | 'disk_gb'>,
  format: Format,
) => ({ cores, memory: format.number(memory_gb), disk: format.number(disk_gb) });
