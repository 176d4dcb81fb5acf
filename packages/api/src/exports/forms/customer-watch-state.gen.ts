// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `customerWatchState.compare`. */
export const compareFields = [
  { name: 'source', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'target', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'is_exact', kind: 'switch', initial: false },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerWatchState.apply`. */
export const applyFields = [
  { name: 'target', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'changes', kind: 'rows', required: true, minItems: 1, maxItems: 100, fields: [{ name: 'id', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' }, { name: 'mark', kind: 'choice', nullable: true, options: ['watched', 'unwatched'], initial: null }, { name: 'position_ms', kind: 'number', nullable: true, min: 1, max: 1000000000, whole: true, initial: null }], initial: [] },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];
