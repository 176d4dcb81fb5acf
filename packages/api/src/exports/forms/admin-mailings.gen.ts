// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The fields of the body of `adminMailings.test`. */
export const testFields = [
  { name: 'subject', kind: 'text', required: true, minLength: 1, maxLength: 150, initial: '' },
  { name: 'content', kind: 'html', required: true, minLength: 1, maxLength: 200000, initial: '' },
  { name: 'purpose', kind: 'choice', required: true, options: ['news', 'service'], initial: 'news' },
] as const satisfies readonly FieldData[];

/** The orders and filters of `adminMailings.list`. */
export const adminMailingsFilters = {
  sorts: ['created_at', 'subject', 'started_at'],
  sort: 'created_at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['draft', 'sending', 'stopped', 'sent'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminMailings.create`. */
export const createFields = [
  { name: 'subject', kind: 'text', required: true, minLength: 1, maxLength: 150, initial: '' },
  { name: 'content', kind: 'html', required: true, minLength: 1, maxLength: 200000, initial: '' },
  { name: 'purpose', kind: 'choice', required: true, options: ['news', 'service'], initial: 'news' },
  { name: 'audience', kind: 'choices', required: true, options: ['customer', 'reseller', 'moderator', 'admin'], minItems: 1, maxItems: 4, initial: [] },
  { name: 'node_ids', kind: 'other', maxItems: 200, initial: [] },
  { name: 'server_type', kind: 'choice', nullable: true, options: ['plex', 'emby', 'jellyfin'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminMailings.update`. */
export const updateFields = createFields;

/** The orders and filters of `adminMailings.recipients`. */
export const adminMailingsRecipientsFilters = {
  sorts: ['name', 'email', 'ended_at'],
  sort: 'name',
  direction: 'asc',
  fields: [
    { name: 'state', kind: 'choice', options: ['waiting', 'sending', 'sent', 'failed', 'skipped'], initial: null },
  ],
} as const satisfies ListFilters;
