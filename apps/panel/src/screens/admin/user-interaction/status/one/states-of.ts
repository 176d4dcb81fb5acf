import type { StatusEntryKind, StatusEntryState } from '@kronos/api/contract';

/** How far incidents and maintenance can be, in order. */
export const statesOf = {
  incident: ['investigating', 'identified', 'monitoring', 'resolved'],
  maintenance: ['planned', 'in_progress', 'done'],
} as const satisfies Record<StatusEntryKind, readonly StatusEntryState[]>;
