// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The fields of the body of `status.subscribe`. */
export const subscribeFields = [
  { name: 'is_subscribed', kind: 'switch', initial: false },
] as const satisfies readonly FieldData[];

/** The orders and filters of `status.list`. */
export const statusFilters = {
  sorts: ['alias', 'since'],
  sort: 'alias',
  direction: 'asc',
  fields: [
    { name: 'state', kind: 'choice', options: ['up', 'down', 'unknown'], initial: null },
  ],
} as const satisfies ListFilters;
