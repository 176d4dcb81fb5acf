// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminRegistries.list`. */
export const adminRegistriesFilters = {
  sorts: ['host', 'images', 'servers', 'used_at'],
  sort: 'host',
  direction: 'asc',
  fields: [],
} as const satisfies ListFilters;

/** The fields of the body of `adminRegistries.create`. */
export const createFields = [
  { name: 'host', kind: 'text', required: true, maxLength: 200, pattern: '^(?:localhost(?::\\d{1,5})?|(?=.*[.:])[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\\d{1,5})?)$', initial: '' },
  { name: 'username', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
  { name: 'password', kind: 'password', maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminRegistries.update`. */
export const updateFields = createFields;
