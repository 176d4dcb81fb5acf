// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminServicePlacements.list`. */
export const adminServicePlacementsFilters = {
  sorts: ['node', 'created_at'],
  sort: 'node',
  direction: 'asc',
  fields: [
    { name: 'service', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
    { name: 'state', kind: 'choice', options: ['running', 'stopped', 'failing', 'missing', 'unknown'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminServicePlacements.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['start', 'stop', 'restart', 'apply', 'remove'], initial: null },
] as const satisfies readonly FieldData[];
