// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `account.rename`. */
export const renameFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `account.changeEmail`. */
export const changeEmailFields = [
  { name: 'email', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `account.confirmEmail`. */
export const confirmEmailFields = [
  { name: 'token', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `account.changePassword`. */
export const changePasswordFields = [
  { name: 'current_password', kind: 'password', required: true, minLength: 1, maxLength: 1024, initial: '' },
  { name: 'password', kind: 'text', maxLength: 1024, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `account.savePreferences`. */
export const savePreferencesFields = [
  { name: 'theme', kind: 'choice', options: ['system', 'dark', 'light'], initial: null },
  { name: 'locale', kind: 'choice', nullable: true, options: ['en', 'de'], initial: null },
  { name: 'notifications', kind: 'other', initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `account.close`. */
export const closeFields = renameFields;
