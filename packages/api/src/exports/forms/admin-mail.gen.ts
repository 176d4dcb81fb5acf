// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminMail.save`. */
export const saveFields = [
  { name: 'host', kind: 'text', required: true, minLength: 1, maxLength: 253, initial: '' },
  { name: 'port', kind: 'number', required: true, min: 1, max: 65535, whole: true, initial: null },
  { name: 'security', kind: 'choice', required: true, options: ['none', 'starttls', 'tls'], initial: null },
  { name: 'user', kind: 'text', maxLength: 254, initial: '' },
  { name: 'from', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
  { name: 'from_name', kind: 'text', maxLength: 100, initial: '' },
  { name: 'password', kind: 'text', maxLength: 1024, initial: '' },
] as const satisfies readonly FieldData[];
