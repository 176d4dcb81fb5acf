import type { StatusEntryState } from '@kronos/api/contract';

/** The colours of the states of incidents and maintenance. */
export const entryTones = {
  investigating: 'danger',
  identified: 'warning',
  monitoring: 'info',
  resolved: 'success',
  planned: 'neutral',
  in_progress: 'info',
  done: 'success',
} as const satisfies Record<StatusEntryState, string>;
