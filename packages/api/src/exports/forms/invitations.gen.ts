// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `invitations.verify`. */
export const verifyFields = [
  { name: 'key', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `invitations.accept`. */
export const acceptFields = [
  { name: 'key', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'email', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
  { name: 'password', kind: 'text', maxLength: 1024, initial: '' },
  { name: 'products', kind: 'other', maxItems: 50, initial: [] },
] as const satisfies readonly FieldData[];
