// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminAlerts.list`. */
export const adminAlertsFilters = {
  sorts: ['starts_at', 'ends_at', 'text'],
  sort: 'starts_at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['on', 'planned', 'over', 'off'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminAlerts.create`. */
export const createFields = [
  { name: 'tone', kind: 'choice', required: true, options: ['info', 'success', 'warning', 'danger'], initial: null },
  { name: 'text', kind: 'long-text', required: true, minLength: 1, maxLength: 500, initial: '' },
  { name: 'pages', kind: 'tags', maxItems: 200, initial: [] },
  { name: 'is_dismissible', kind: 'switch', initial: false },
  { name: 'audience', kind: 'choices', required: true, options: ['customer', 'reseller', 'moderator', 'admin'], minItems: 1, maxItems: 4, initial: [] },
  { name: 'is_enabled', kind: 'switch', initial: false },
  { name: 'starts_at', kind: 'date-time', required: true, initial: '' },
  { name: 'ends_at', kind: 'date-time', nullable: true, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminAlerts.update`. */
export const updateFields = createFields;

/** The fields of the body of `adminAlerts.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['enable', 'disable', 'delete'], initial: null },
] as const satisfies readonly FieldData[];
