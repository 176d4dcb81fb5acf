// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminMailTemplates.list`. */
export const adminMailTemplatesFilters = {
  sorts: ['key', 'subject', 'changed_at'],
  sort: 'key',
  direction: 'asc',
  fields: [
    { name: 'state', kind: 'choice', options: ['original', 'changed'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminMailTemplates.update`. */
export const updateFields = [
  { name: 'subject', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
  { name: 'text', kind: 'text', required: true, minLength: 1, maxLength: 20000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminMailTemplates.preview`. */
export const previewFields = updateFields;

/** The fields of the body of `adminMailTemplates.test`. */
export const testFields = updateFields;
