// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `impersonations.begin`. */
export const beginFields = [
  { name: 'reason', kind: 'text', required: true, minLength: 3, maxLength: 500, initial: '' },
  { name: 'read_only', kind: 'switch', initial: true },
  { name: 'minutes', kind: 'choice', required: true, options: ['15', '30', '60', '120'], initial: 30 },
] as const satisfies readonly FieldData[];

/** The fields of the body of `impersonations.exchange`. */
export const exchangeFields = [
  { name: 'token', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];
