// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `notifications.list`. */
export const notificationsFilters = {
  sorts: ['created_at'],
  sort: 'created_at',
  direction: 'desc',
  fields: [
    { name: 'filter', kind: 'choice', required: true, options: ['all', 'unread'], initial: 'all' },
  ],
} as const satisfies ListFilters;
