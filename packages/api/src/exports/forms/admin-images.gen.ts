// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminImages.list`. */
export const adminImagesFilters = {
  sorts: ['image', 'products', 'servers', 'created_at'],
  sort: 'image',
  direction: 'asc',
  fields: [
    { name: 'type', kind: 'choice', options: ['plex', 'emby', 'jellyfin'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminImages.create`. */
export const createFields = [
  { name: 'type', kind: 'choice', required: true, options: ['plex', 'emby', 'jellyfin'], initial: null },
  { name: 'image', kind: 'text', required: true, maxLength: 200, pattern: '^(?:[a-z0-9.-]+(?::\\d{1,5})?\\/)?[a-z0-9][a-z0-9._-]*(?:\\/[a-z0-9][a-z0-9._-]*)*$', initial: '' },
  { name: 'tags', kind: 'tags', required: true, minItems: 1, maxItems: 50, initial: [] },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminImages.update`. */
export const updateFields = createFields;
