// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `subUsers.invite`. */
export const inviteFields = [
  { name: 'email', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
  { name: 'servers', kind: 'rows', maxItems: 200, fields: [{ name: 'id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null }, { name: 'rights', kind: 'choices', options: ['view', 'power', 'invites', 'backups', 'billing'], maxItems: 5, initial: [] }], initial: [] },
] as const satisfies readonly FieldData[];

/** The fields of the body of `subUsers.setRights`. */
export const setRightsFields = [
  { name: 'servers', kind: 'rows', maxItems: 200, fields: [{ name: 'id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null }, { name: 'rights', kind: 'choices', options: ['view', 'power', 'invites', 'backups', 'billing'], maxItems: 5, initial: [] }], initial: [] },
] as const satisfies readonly FieldData[];

/** The fields of the body of `subUsers.accept`. */
export const acceptFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'password', kind: 'text', maxLength: 1024, initial: '' },
] as const satisfies readonly FieldData[];
