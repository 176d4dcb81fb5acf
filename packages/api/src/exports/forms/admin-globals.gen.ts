// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminGlobals.list`. */
export const adminGlobalsFilters = {
  sorts: ['name', 'products', 'servers', 'scripts', 'created_at'],
  sort: 'name',
  direction: 'asc',
  fields: [],
} as const satisfies ListFilters;

/** The fields of the body of `adminGlobals.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, maxLength: 60, pattern: '^[A-Z][A-Z0-9_]*$', initial: '' },
  { name: 'value', kind: 'password', maxLength: 2000, pattern: '^[^\\0]*$', initial: '' },
  { name: 'is_secret', kind: 'switch', initial: false },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminGlobals.update`. */
export const updateFields = createFields;
