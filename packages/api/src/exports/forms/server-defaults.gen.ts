// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `serverDefaults.save`. */
export const saveFields = [
  { name: 'maintenance', kind: 'other', nullable: true, initial: null },
  { name: 'revive', kind: 'switch', initial: false },
  { name: 'tell', kind: 'other', initial: null },
] as const satisfies readonly FieldData[];
