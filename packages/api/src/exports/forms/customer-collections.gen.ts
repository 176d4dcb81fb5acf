// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `customerCollections.remove`. */
export const removeFields = [
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerCollections.publish`. */
export const publishFields = [
  { name: 'servers', kind: 'other', required: true, minItems: 1, maxItems: 50, initial: [] },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];
