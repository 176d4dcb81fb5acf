// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminCdnHosts.list`. */
export const adminCdnHostsFilters = {
  sorts: ['name', 'latency_ms', 'servers', 'checked_at'],
  sort: 'name',
  direction: 'asc',
  fields: [
    { name: 'state', kind: 'choice', options: ['unchecked', 'up', 'down'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminCdnHosts.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'address', kind: 'text', required: true, maxLength: 200, pattern: '^https?:\\/\\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\\d{1,5})?$', initial: '' },
  { name: 'admin_url', kind: 'text', required: true, maxLength: 200, pattern: '^https?:\\/\\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\\d{1,5})?$', initial: '' },
  { name: 'admin_token', kind: 'password', maxLength: 500, pattern: '^[\\x21-\\x7e]*$', initial: '' },
  { name: 'listen', kind: 'text', required: true, pattern: '^(?:[a-z0-9.-]+|\\[[0-9a-f:]+\\])?:\\d{1,5}$', initial: ':443' },
  { name: 'is_open', kind: 'switch', initial: true },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminCdnHosts.update`. */
export const updateFields = createFields;

/** The fields of the body of `adminCdnHosts.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['check'], initial: null },
] as const satisfies readonly FieldData[];
