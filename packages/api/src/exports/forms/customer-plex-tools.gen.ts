// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `customerPlexTools.createBackup`. */
export const createBackupFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `customerPlexTools.restoreBackup`. */
export const restoreBackupFields = [
  { name: 'people', kind: 'tags', required: true, minItems: 1, maxItems: 500, initial: [] },
  { name: 'token', kind: 'text', minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];
