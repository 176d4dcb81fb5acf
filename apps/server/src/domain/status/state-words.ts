import type { StatusEntryState } from '@kronos/api/contract';

/** The states of entries of the status in words, as messages begin with them. */
export const stateWords: Readonly<Record<StatusEntryState, string>> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
  planned: 'Planned maintenance',
  in_progress: 'Maintenance in progress',
  done: 'Maintenance done',
};
