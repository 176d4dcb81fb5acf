// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminTrials.list`. */
export const adminTrialsFilters = {
  sorts: ['created_at', 'name', 'email'],
  sort: 'created_at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['open', 'approved', 'declined'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminTrials.approve`. */
export const approveFields = [
  { name: 'product_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'days', kind: 'number', required: true, min: 1, max: 365, whole: true, initial: null },
  { name: 'node_id', kind: 'other', nullable: true, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminTrials.decline`. */
export const declineFields = [
  { name: 'reason', kind: 'long-text', required: true, minLength: 1, maxLength: 1000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminTrials.declineMany`. */
export const declineManyFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'reason', kind: 'long-text', required: true, minLength: 1, maxLength: 1000, initial: '' },
] as const satisfies readonly FieldData[];
