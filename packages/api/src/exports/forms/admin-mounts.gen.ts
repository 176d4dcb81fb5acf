// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminMounts.list`. */
export const adminMountsFilters = {
  sorts: ['name', 'node', 'checked_at'],
  sort: 'name',
  direction: 'asc',
  fields: [
    { name: 'kind', kind: 'choice', options: ['rclone', 'nfs', 'smb'], initial: null },
    { name: 'state', kind: 'choice', options: ['unchecked', 'mounted', 'missing', 'stale'], initial: null },
    { name: 'node', kind: 'records', pattern: '^[1-9]\\d{0,8}(?:,[1-9]\\d{0,8})*$', initial: '' },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminMounts.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'node_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'kind', kind: 'choice', required: true, options: ['rclone', 'nfs', 'smb'], initial: 'rclone' },
  { name: 'source', kind: 'text', required: true, minLength: 1, maxLength: 500, initial: '' },
  { name: 'target', kind: 'text', required: true, maxLength: 200, pattern: '^(?:\\/[\\w-][\\w.-]*){2,}$', initial: '' },
  { name: 'options', kind: 'text', nullable: true, maxLength: 500, pattern: '^[\\w.,:=/@-]*$', initial: null },
  { name: 'username', kind: 'text', nullable: true, maxLength: 120, pattern: '^[^\\r\\n]*$', initial: null },
  { name: 'password', kind: 'password', maxLength: 200, pattern: '^[^\\r\\n]*$', initial: '' },
  { name: 'rclone_config', kind: 'long-text', maxLength: 20000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminMounts.update`. */
export const updateFields = createFields;

/** The fields of the body of `adminMounts.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['check', 'remount', 'cancel'], initial: null },
] as const satisfies readonly FieldData[];
