// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminDeploymentPaths.list`. */
export const adminDeploymentPathsFilters = {
  sorts: ['name', 'path', 'servers', 'created_at'],
  sort: 'name',
  direction: 'asc',
  fields: [],
} as const satisfies ListFilters;

/** The fields of the body of `adminDeploymentPaths.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'path', kind: 'text', required: true, maxLength: 200, pattern: '^(?:\\/[\\w-][\\w.-]*){2,}$', initial: '' },
  { name: 'node_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'is_enabled', kind: 'switch', initial: true },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminDeploymentPaths.update`. */
export const updateFields = createFields;
