// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminScripts.list`. */
export const adminScriptsFilters = {
  sorts: ['name', 'runs', 'last_run_at', 'changed_at'],
  sort: 'name',
  direction: 'asc',
  fields: [],
} as const satisfies ListFilters;

/** The fields of the body of `adminScripts.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'description', kind: 'text', maxLength: 200, initial: '' },
  { name: 'source', kind: 'long-text', maxLength: 65536, initial: '' },
  { name: 'variables', kind: 'rows', maxItems: 50, fields: [{ name: 'name', kind: 'text', required: true, maxLength: 60, pattern: '^[A-Z][A-Z0-9_]*$', initial: '' }, { name: 'value', kind: 'password', required: true, maxLength: 2000, pattern: '^[^\\0]*$', initial: '' }], initial: [] },
  { name: 'as_root', kind: 'switch', initial: false },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminScripts.update`. */
export const updateFields = createFields;
