// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `signIn.factor`. */
export const factorFields = [
  { name: 'challenge', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
  { name: 'code', kind: 'text', minLength: 1, maxLength: 64, initial: '' },
  { name: 'passkey', kind: 'other', initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `signIn.passkeyQuestion`. */
export const passkeyQuestionFields = [
  { name: 'challenge', kind: 'text', minLength: 1, maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `signIn.passkey`. */
export const passkeyFields = [
  { name: 'passkey.id', kind: 'text', required: true, maxLength: 1400, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.rawId', kind: 'text', required: true, maxLength: 1400, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.type', kind: 'text', initial: '' },
  { name: 'passkey.response.clientDataJSON', kind: 'text', required: true, maxLength: 4000, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.response.authenticatorData', kind: 'text', required: true, maxLength: 4000, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.response.signature', kind: 'text', required: true, maxLength: 4000, pattern: '^[\\w-]+$', initial: '' },
  { name: 'passkey.response.userHandle', kind: 'text', nullable: true, maxLength: 100, pattern: '^[\\w-]+$', initial: null },
  { name: 'remember', kind: 'switch', initial: false },
] as const satisfies readonly FieldData[];
