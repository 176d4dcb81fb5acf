// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `customerServers.update`. */
export const updateFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
] as const satisfies readonly FieldData[];
