// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminHetznerProjects.list`. */
export const adminHetznerProjectsFilters = {
  sorts: ['name', 'read_at'],
  sort: 'name',
  direction: 'asc',
  fields: [],
} as const satisfies ListFilters;

/** The fields of the body of `adminHetznerProjects.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'api_token', kind: 'password', maxLength: 200, pattern: '^[\\x21-\\x7e]*$', initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminHetznerProjects.update`. */
export const updateFields = createFields;
