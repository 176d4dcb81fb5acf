// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminExtractions.list`. */
export const adminExtractionsFilters = {
  sorts: ['at', 'node'],
  sort: 'at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['waiting', 'running', 'done', 'failed', 'canceled'], initial: null },
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminExtractions.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['cancel'], initial: null },
] as const satisfies readonly FieldData[];
