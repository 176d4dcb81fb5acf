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

/** These take the power away: of a node its name has to be typed. */
const cuts: ReadonlySet<HetznerAction> = new Set(['reset', 'power-off']);
export const isCut = (action: HetznerAction): boolean => cuts.has(action);

/** What can be done to a cloud server in its state, the gentler before the harder. */
export function actionsOf({ status }: Pick<HetznerServerRow, 'status'>): readonly HetznerAction[] {
  if (status === 'off') return ['power-on'];
  return ['reboot', 'shutdown', 'reset', 'power-off'];
}

/** What a cloud server has, in figures as they stand in a sentence. */
export const sizeOf = (
  { cores, memory_gb, disk_gb }: Pick<HetznerServerRow, 'cores' | 'memory_gb' | 'disk_gb'>,
  format: Format,
) => ({ cores, memory: format.number(memory_gb), disk: format.number(disk_gb) });
