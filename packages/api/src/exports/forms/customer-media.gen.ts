// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `customerMedia.claim`. */
export const claimFields = [
  { name: 'email', kind: 'text', minLength: 1, maxLength: 254, initial: '' },
  { name: 'password', kind: 'password', minLength: 1, maxLength: 1024, initial: '' },
  { name: 'code', kind: 'text', maxLength: 12, initial: '' },
  { name: 'sign_in', kind: 'text', minLength: 1, maxLength: 500, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerMedia.scan`. */
export const scanFields = [
  { name: 'library_id', kind: 'text', minLength: 1, maxLength: 100, initial: '' },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
  { name: 'folder', kind: 'text', maxLength: 1000, pattern: '^\\/(?!.*\\/\\.{0,2}\\/)(?!.*\\/\\.{0,2}$)[^\\p{Cc}]+$', initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerMedia.stopScan`. */
export const stopScanFields = [
  { name: 'library_id', kind: 'text', minLength: 1, maxLength: 100, initial: '' },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerMedia.invitePlex`. */
export const invitePlexFields = [
  { name: 'email', kind: 'email', required: true, maxLength: 254, initial: '' },
  { name: 'libraries', kind: 'other', initial: 'all' },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerMedia.inviteEmby`. */
export const inviteEmbyFields = [
  { name: 'username', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'libraries', kind: 'other', initial: 'all' },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerMedia.connectEmby`. */
export const connectEmbyFields = invitePlexFields;

/** The fields of the body of `customerMedia.inviteJellyfin`. */
export const inviteJellyfinFields = [
  { name: 'username', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'password', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
  { name: 'libraries', kind: 'other', initial: 'all' },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerMedia.changeInvite`. */
export const changeInviteFields = [
  { name: 'libraries', kind: 'other', initial: '' },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerMedia.removeInvite`. */
export const removeInviteFields = [
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];
