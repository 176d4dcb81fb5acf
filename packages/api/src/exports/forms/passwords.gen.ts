// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `passwords.request`. */
export const requestFields = [
  { name: 'email', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `passwords.look`. */
export const lookFields = [
  { name: 'token', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `passwords.set`. */
export const setFields = [
  { name: 'token', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
  { name: 'password', kind: 'text', maxLength: 1024, initial: '' },
] as const satisfies readonly FieldData[];
