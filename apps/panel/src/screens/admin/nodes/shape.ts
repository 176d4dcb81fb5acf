import type { NodeState } from '@kronos/api/contract';
import { defineList } from '../../../resource/list-query.ts';

/** What the list of nodes can be asked for. */
export const nodesShape = defineList({
  sorts: ['alias', 'servers', 'load', 'seen_at', 'created_at'],
  sort: 'alias',
  direction: 'asc',
  filters: { state: ['up', 'down', 'off'] satisfies readonly NodeState[] },
});
