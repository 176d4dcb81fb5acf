// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminLibraryPaths.list`. */
export const adminLibraryPathsFilters = {
  sorts: ['name', 'path', 'node', 'created_at'],
  sort: 'name',
  direction: 'asc',
  fields: [
    { name: 'kind', kind: 'choice', options: ['movies', 'shows', 'music', 'photos', 'mixed'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminLibraryPaths.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'kind', kind: 'choice', required: true, options: ['movies', 'shows', 'music', 'photos', 'mixed'], initial: 'movies' },
  { name: 'mount_path_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'folder', kind: 'text', required: true, minLength: 1, maxLength: 200, pattern: '^[^/\\p{Cc}][^\\p{Cc}]*$', initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminLibraryPaths.update`. */
export const updateFields = createFields;
