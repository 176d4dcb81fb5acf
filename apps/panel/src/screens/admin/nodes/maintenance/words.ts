import type { MaintenanceNodeState, MaintenanceState } from '@kronos/api/contract';

export const stateTones = {
  draft: 'neutral',
  planned: 'info',
  running: 'info',
  paused: 'warning',
  done: 'success',
  canceled: 'neutral',
} as const satisfies Record<MaintenanceState, string>;

export const nodeTones = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  skipped: 'warning',
} as const satisfies Record<MaintenanceNodeState, string>;
