import type { StatusEntryState } from '@kronos/api/contract';

/** The states of status entries in words, as they appear at the beginning of messages. */
export const stateWords: Readonly<Record<StatusEntryState, string>> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  resolved: 'Resolved',
  planned: 'Planned maintenance',
  in_progress: 'Maintenance in progress',
  done: 'Maintenance done',
};
