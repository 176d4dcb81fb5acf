// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminReboots.list`. */
export const adminRebootsFilters = {
  sorts: ['at', 'node'],
  sort: 'at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['planned', 'running', 'done', 'failed', 'missed'], initial: null },
    { name: 'cause', kind: 'choice', options: ['request', 'planned', 'unplanned'], initial: null },
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminReboots.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['cancel'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminReboots.plan`. */
export const planFields = [
  { name: 'node_ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'at', kind: 'date-time', required: true, initial: '' },
  { name: 'gap_minutes', kind: 'number', required: true, min: 0, max: 1440, whole: true, initial: 0 },
  { name: 'reason', kind: 'text', maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];
