// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `firstRun.changePassword`. */
export const changePasswordFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'email', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
  { name: 'password', kind: 'text', maxLength: 1024, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `firstRun.chooseBilling`. */
export const chooseBillingFields = [
  { name: 'type', kind: 'choice', required: true, options: ['none', 'manual'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `firstRun.saveMail`. */
export const saveMailFields = [
  { name: 'host', kind: 'text', required: true, minLength: 1, maxLength: 253, initial: '' },
  { name: 'port', kind: 'number', required: true, min: 1, max: 65535, whole: true, initial: null },
  { name: 'security', kind: 'choice', required: true, options: ['none', 'starttls', 'tls'], initial: null },
  { name: 'user', kind: 'text', maxLength: 254, initial: '' },
  { name: 'from', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
  { name: 'password', kind: 'text', maxLength: 1024, initial: '' },
] as const satisfies readonly FieldData[];
