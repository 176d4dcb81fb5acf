// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `serverBatches.begin`. */
export const beginFields = [
  { name: 'action', kind: 'choice', required: true, options: ['start', 'stop', 'restart', 'rebuild', 'move'], initial: null },
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 2000, initial: [] },
  { name: 'node_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
] as const satisfies readonly FieldData[];
