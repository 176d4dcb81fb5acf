// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminMountPaths.list`. */
export const adminMountPathsFilters = {
  sorts: ['path', 'mount', 'node', 'created_at'],
  sort: 'path',
  direction: 'asc',
  fields: [],
} as const satisfies ListFilters;

/** The fields of the body of `adminMountPaths.create`. */
export const createFields = [
  { name: 'mount_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'path', kind: 'text', required: true, maxLength: 200, pattern: '^(?:\\/[\\w-][\\w.-]*)+$', initial: '' },
  { name: 'read_only', kind: 'switch', initial: true },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminMountPaths.update`. */
export const updateFields = createFields;
