// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminDynamicContent.list`. */
export const adminDynamicContentFilters = {
  sorts: ['starts_at', 'ends_at', 'name'],
  sort: 'starts_at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['on', 'planned', 'over', 'off'], initial: null },
    { name: 'place', kind: 'choice', options: ['dashboard_top', 'dashboard_bottom', 'account_top', 'footer'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminDynamicContent.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 120, initial: '' },
  { name: 'place', kind: 'choice', required: true, options: ['dashboard_top', 'dashboard_bottom', 'account_top', 'footer'], initial: null },
  { name: 'content', kind: 'html', required: true, minLength: 1, maxLength: 200000, initial: '' },
  { name: 'audience', kind: 'choices', required: true, options: ['customer', 'reseller', 'moderator', 'admin'], minItems: 1, maxItems: 4, initial: [] },
  { name: 'is_enabled', kind: 'switch', initial: false },
  { name: 'starts_at', kind: 'date-time', required: true, initial: '' },
  { name: 'ends_at', kind: 'date-time', nullable: true, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminDynamicContent.update`. */
export const updateFields = createFields;

/** The fields of the body of `adminDynamicContent.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['enable', 'disable', 'delete'], initial: null },
] as const satisfies readonly FieldData[];
