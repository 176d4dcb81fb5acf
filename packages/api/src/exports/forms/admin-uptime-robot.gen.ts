// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminUptimeRobot.connect`. */
export const connectFields = [
  { name: 'api_key', kind: 'password', maxLength: 200, pattern: '^[\\x21-\\x7e]*$', initial: '' },
  { name: 'calls_per_minute', kind: 'number', required: true, min: 1, max: 5000, whole: true, initial: null },
] as const satisfies readonly FieldData[];
