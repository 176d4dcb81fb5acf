// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `security.confirm`. */
export const confirmFields = [
  { name: 'password', kind: 'text', minLength: 1, maxLength: 1024, initial: '' },
  { name: 'code', kind: 'text', minLength: 1, maxLength: 64, initial: '' },
  { name: 'passkey', kind: 'other', initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `security.finishAuthenticator`. */
export const finishAuthenticatorFields = [
  { name: 'code', kind: 'text', required: true, minLength: 1, maxLength: 64, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `security.addPasskey`. */
export const addPasskeyFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'passkey.id', kind: 'text', required: true, maxLength: 1400, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.rawId', kind: 'text', required: true, maxLength: 1400, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.type', kind: 'text', initial: '' },
  { name: 'passkey.response.clientDataJSON', kind: 'text', required: true, maxLength: 4000, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.response.attestationObject', kind: 'text', required: true, maxLength: 20000, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.response.transports', kind: 'tags', maxItems: 10, initial: [] },
] as const satisfies readonly FieldData[];

/** The fields of the body of `security.renamePasskey`. */
export const renamePasskeyFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
] as const satisfies readonly FieldData[];
