// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminNodeDefaults.save`. */
export const saveFields = [
  { name: 'kind', kind: 'choice', options: ['socket', 'tls', 'ssh', 'sandbox'], initial: null },
  { name: 'ssh_user', kind: 'text', minLength: 1, maxLength: 64, initial: '' },
  { name: 'ssh_port', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'tls_port', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'port_first', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'port_last', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'capacity', kind: 'number', nullable: true, min: 0, max: 100000, whole: true, initial: null },
  { name: 'provider', kind: 'text', maxLength: 60, initial: '' },
  { name: 'region', kind: 'text', maxLength: 60, initial: '' },
] as const satisfies readonly FieldData[];
