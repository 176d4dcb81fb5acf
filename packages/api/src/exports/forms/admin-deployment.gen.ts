// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminDeployment.save`. */
export const saveFields = [
  { name: 'placement', kind: 'choice', options: ['balanced', 'spread', 'fill'], initial: null },
  { name: 'server_name', kind: 'text', minLength: 1, maxLength: 60, initial: '' },
  { name: 'trial_name', kind: 'text', minLength: 1, maxLength: 60, initial: '' },
  { name: 'port_first', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'port_last', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
] as const satisfies readonly FieldData[];
