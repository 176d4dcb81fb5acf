// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminImagePulls.list`. */
export const adminImagePullsFilters = {
  sorts: ['at', 'node', 'image'],
  sort: 'at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['waiting', 'running', 'done', 'failed', 'canceled'], initial: null },
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminImagePulls.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['cancel'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminImagePulls.begin`. */
export const beginFields = [
  { name: 'image', kind: 'text', required: true, maxLength: 255, pattern: '^[\\w][\\w.:/@-]*$', initial: '' },
  { name: 'node_ids', kind: 'other', required: true, minItems: 1, maxItems: 200, initial: [] },
] as const satisfies readonly FieldData[];
