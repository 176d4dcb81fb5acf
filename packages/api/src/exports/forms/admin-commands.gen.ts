// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminCommands.run`. */
export const runFields = [
  { name: 'action', kind: 'choice', required: true, options: ['start', 'stop', 'restart'], initial: null },
  { name: 'node_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'key', kind: 'text', required: true, minLength: 1, maxLength: 64, initial: '' },
] as const satisfies readonly FieldData[];
