// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminNodeImages.list`. */
export const adminNodeImagesFilters = {
  sorts: ['image', 'bytes', 'built_at', 'containers'],
  sort: 'image',
  direction: 'asc',
  fields: [
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
    { name: 'use', kind: 'choice', options: ['used', 'unused'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminNodeImages.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['update'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminNodeImages.prune`. */
export const pruneFields = [
  { name: 'node_ids', kind: 'other', required: true, minItems: 1, maxItems: 200, initial: [] },
] as const satisfies readonly FieldData[];
