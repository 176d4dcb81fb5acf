// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminUsers.list`. */
export const adminUsersFilters = {
  sorts: ['created_at', 'name', 'email'],
  sort: 'created_at',
  direction: 'desc',
  fields: [
    { name: 'role', kind: 'choice', options: ['admin', 'moderator', 'reseller', 'customer', 'sub-user'], initial: null },
    { name: 'mark', kind: 'choice', options: ['trial', 'contributor', 'past-due', 'restricted', 'billing'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminUsers.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['end_trial', 'end_sessions'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminUsers.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 120, initial: '' },
  { name: 'email', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
  { name: 'is_admin', kind: 'switch', initial: false },
  { name: 'is_reseller', kind: 'switch', initial: false },
  { name: 'is_trial', kind: 'switch', initial: false },
  { name: 'is_moderator', kind: 'switch', initial: false },
  { name: 'is_contributor', kind: 'switch', initial: false },
  { name: 'whmcs_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, plain: true, initial: null },
  { name: 'restrictions', kind: 'tags', maxItems: 50, initial: [] },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminUsers.update`. */
export const updateFields = createFields;

/** The orders and filters of `adminUsers.audit`. */
export const adminUsersAuditFilters = {
  sorts: ['at'],
  sort: 'at',
  direction: 'desc',
  fields: [],
} as const satisfies ListFilters;
