// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `trials.request`. */
export const requestFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'email', kind: 'email', required: true, minLength: 1, maxLength: 254, initial: '' },
  { name: 'product_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'type', kind: 'choice', required: true, options: ['plex', 'emby', 'jellyfin'], initial: null },
  { name: 'note', kind: 'long-text', maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];
