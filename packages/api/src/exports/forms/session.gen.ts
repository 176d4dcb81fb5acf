// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `session.login`. */
export const loginFields = [
  { name: 'email', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
  { name: 'password', kind: 'text', required: true, minLength: 1, maxLength: 1024, initial: '' },
  { name: 'remember', kind: 'switch', initial: false },
  { name: 'admin', kind: 'switch', initial: false },
] as const satisfies readonly FieldData[];

/** The fields of the body of `session.returnHome`. */
export const returnHomeFields = [
  { name: 'return_key', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
  { name: 'user_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
] as const satisfies readonly FieldData[];
