// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminPopups.list`. */
export const adminPopupsFilters = {
  sorts: ['starts_at', 'ends_at', 'title'],
  sort: 'starts_at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['on', 'planned', 'over', 'off'], initial: null },
    { name: 'occasion', kind: 'choice', options: ['visit', 'first_visit', 'claim', 'start', 'stop', 'restart', 'deploy', 'rebuild', 'reset-config', 'backup', 'restore'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminPopups.create`. */
export const createFields = [
  { name: 'title', kind: 'text', required: true, minLength: 1, maxLength: 120, initial: '' },
  { name: 'body', kind: 'html', required: true, minLength: 1, maxLength: 200000, initial: '' },
  { name: 'type', kind: 'choice', required: true, options: ['info', 'success', 'warning', 'error', 'question'], initial: null },
  { name: 'confirm_read', kind: 'switch', initial: false },
  { name: 'size', kind: 'choice', required: true, options: ['mini', 'small', 'standard', 'large', 'huge'], initial: null },
  { name: 'occasion', kind: 'choice', required: true, options: ['visit', 'first_visit', 'claim', 'start', 'stop', 'restart', 'deploy', 'rebuild', 'reset-config', 'backup', 'restore'], initial: null },
  { name: 'audience', kind: 'choices', required: true, options: ['customer', 'reseller', 'moderator', 'admin'], minItems: 1, maxItems: 4, initial: [] },
  { name: 'is_enabled', kind: 'switch', initial: false },
  { name: 'starts_at', kind: 'date-time', required: true, initial: '' },
  { name: 'ends_at', kind: 'date-time', nullable: true, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminPopups.update`. */
export const updateFields = createFields;

/** The fields of the body of `adminPopups.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['enable', 'disable', 'delete'], initial: null },
] as const satisfies readonly FieldData[];
