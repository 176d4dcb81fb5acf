// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminSshKeys.list`. */
export const adminSshKeysFilters = {
  sorts: ['name', 'nodes', 'created_at'],
  sort: 'name',
  direction: 'asc',
  fields: [],
} as const satisfies ListFilters;

/** The fields of the body of `adminSshKeys.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'origin', kind: 'choice', required: true, options: ['new', 'pasted'], initial: 'new' },
  { name: 'private_key', kind: 'long-text', maxLength: 20000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminSshKeys.update`. */
export const updateFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
] as const satisfies readonly FieldData[];
