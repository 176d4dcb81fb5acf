// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminExports.list`. */
export const adminExportsFilters = {
  sorts: ['created_at', 'subject', 'rows'],
  sort: 'created_at',
  direction: 'desc',
  fields: [
    { name: 'subject', kind: 'choice', options: ['users', 'servers', 'audit'], initial: null },
    { name: 'format', kind: 'choice', options: ['csv', 'json'], initial: null },
    { name: 'state', kind: 'choice', options: ['making', 'ready', 'failed'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminExports.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['delete'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminExports.create`. */
export const createFields = [
  { name: 'subject', kind: 'choice', required: true, options: ['users', 'servers', 'audit'], initial: null },
  { name: 'format', kind: 'choice', required: true, options: ['csv', 'json'], initial: null },
] as const satisfies readonly FieldData[];
