// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminInvitations.create`. */
export const createFields = [
  { name: 'email', kind: 'email', nullable: true, minLength: 1, maxLength: 254, initial: null },
  { name: 'product_ids', kind: 'other', maxItems: 50, initial: [] },
  { name: 'uses', kind: 'number', required: true, min: 1, max: 100, whole: true, initial: null },
  { name: 'expires_at', kind: 'date-time', nullable: true, initial: null },
  { name: 'note', kind: 'long-text', maxLength: 300, initial: '' },
] as const satisfies readonly FieldData[];
