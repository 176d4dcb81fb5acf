// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `mailSubscription.look`. */
export const lookFields = [
  { name: 'token', kind: 'text', required: true, minLength: 1, maxLength: 500, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `mailSubscription.choose`. */
export const chooseFields = [
  { name: 'token', kind: 'text', required: true, minLength: 1, maxLength: 500, initial: '' },
  { name: 'wants_news', kind: 'switch', initial: false },
] as const satisfies readonly FieldData[];
