// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminEngineDefaults.save`. */
export const saveFields = [
  { name: 'stop_seconds', kind: 'number', min: 1, max: 600, whole: true, initial: null },
  { name: 'log_megabytes', kind: 'number', min: 1, max: 1000, whole: true, initial: null },
  { name: 'log_files', kind: 'number', min: 1, max: 20, whole: true, initial: null },
  { name: 'dns', kind: 'other', maxItems: 3, initial: [] },
] as const satisfies readonly FieldData[];
