// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminFleetImages.list`. */
export const adminFleetImagesFilters = {
  sorts: ['image', 'nodes', 'bytes', 'built_at', 'containers'],
  sort: 'image',
  direction: 'asc',
  fields: [
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminFleetImages.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['update'], initial: null },
] as const satisfies readonly FieldData[];
