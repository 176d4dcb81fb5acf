import type { StatusEntryKind, StatusEntryState } from '@kronos/api/contract';

/** The states of incidents and maintenance, in order. */
export const statesOf = {
  incident: ['investigating', 'identified', 'monitoring', 'resolved'],
  maintenance: ['planned', 'in_progress', 'done'],
} as const satisfies Record<StatusEntryKind, readonly StatusEntryState[]>;
