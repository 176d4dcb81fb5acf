import type { TrialState } from '@kronos/api/contract';
import { defineList } from '../../../resource/list-query.ts';

/** What the list of requested trials can be asked for. */
export const trialsShape = defineList({
  sorts: ['created_at', 'name', 'email'],
  sort: 'created_at',
  direction: 'desc',
  filters: { state: ['open', 'approved', 'declined'] satisfies readonly TrialState[] },
});
