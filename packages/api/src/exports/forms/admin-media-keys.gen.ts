// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminMediaKeys.list`. */
export const adminMediaKeysFilters = {
  sorts: ['name', 'account', 'claimed_at', 'checked_at'],
  sort: 'name',
  direction: 'asc',
  fields: [
    { name: 'type', kind: 'choice', options: ['plex', 'emby', 'jellyfin'], initial: null },
    { name: 'claim', kind: 'choice', options: ['claimed', 'unclaimed', 'lost', 'unknown'], initial: null },
    { name: 'key', kind: 'choice', options: ['held', 'refused', 'none'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminMediaKeys.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['check', 'forget'], initial: null },
] as const satisfies readonly FieldData[];
