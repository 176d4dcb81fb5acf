// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `discordAccount.finish`. */
export const finishFields = [
  { name: 'code', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
  { name: 'state', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];
