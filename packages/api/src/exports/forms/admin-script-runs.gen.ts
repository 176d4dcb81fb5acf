// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminScriptRuns.list`. */
export const adminScriptRunsFilters = {
  sorts: ['at', 'script'],
  sort: 'at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['running', 'done', 'failed', 'stopped'], initial: null },
    { name: 'script', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminScriptRuns.begin`. */
export const beginFields = [
  { name: 'script_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'node_ids', kind: 'other', required: true, minItems: 1, maxItems: 200, initial: [] },
  { name: 'variables', kind: 'rows', maxItems: 50, fields: [{ name: 'name', kind: 'text', required: true, maxLength: 60, pattern: '^[A-Z][A-Z0-9_]*$', initial: '' }, { name: 'value', kind: 'password', required: true, maxLength: 2000, pattern: '^[^\\0]*$', initial: '' }], initial: [] },
] as const satisfies readonly FieldData[];
