// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `customerShareMatrix.preview`. */
export const previewFields = [
  { name: 'changes', kind: 'rows', required: true, minItems: 1, maxItems: 200, fields: [{ name: 'server_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null }, { name: 'person', kind: 'text', required: true, minLength: 1, maxLength: 300, initial: '' }, { name: 'name', kind: 'text', nullable: true, minLength: 1, maxLength: 200, initial: null }, { name: 'is_invited', kind: 'switch', initial: false }, { name: 'share', kind: 'tags', maxItems: 500, initial: [] }, { name: 'take', kind: 'tags', maxItems: 500, initial: [] }], initial: [] },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerShareMatrix.apply`. */
export const applyFields = previewFields;
