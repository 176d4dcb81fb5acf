// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `customerBackups.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
] as const satisfies readonly FieldData[];
