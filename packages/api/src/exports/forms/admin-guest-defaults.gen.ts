// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminGuestDefaults.update`. */
export const updateFields = [
  { name: 'may_download', kind: 'switch', initial: false },
  { name: 'may_transcode', kind: 'switch', initial: false },
  { name: 'max_streams', kind: 'number', nullable: true, min: 1, max: 100, whole: true, initial: null },
] as const satisfies readonly FieldData[];
