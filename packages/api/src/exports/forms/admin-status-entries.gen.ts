// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminStatusEntries.list`. */
export const adminStatusEntriesFilters = {
  sorts: ['starts_at', 'title'],
  sort: 'starts_at',
  direction: 'desc',
  fields: [
    { name: 'kind', kind: 'choice', options: ['incident', 'maintenance'], initial: null },
    { name: 'state', kind: 'choice', options: ['investigating', 'identified', 'monitoring', 'resolved', 'planned', 'in_progress', 'done'], initial: null },
    { name: 'node', kind: 'records', pattern: '^[1-9]\\d{0,8}(?:,[1-9]\\d{0,8})*$', initial: '' },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminStatusEntries.create`. */
export const createFields = [
  { name: 'title', kind: 'text', required: true, minLength: 1, maxLength: 120, initial: '' },
  { name: 'text', kind: 'long-text', required: true, minLength: 1, maxLength: 2000, initial: '' },
  { name: 'state', kind: 'choice', required: true, options: ['investigating', 'identified', 'monitoring', 'resolved', 'planned', 'in_progress', 'done'], initial: 'investigating' },
  { name: 'is_everywhere', kind: 'switch', initial: false },
  { name: 'node_ids', kind: 'other', maxItems: 200, initial: [] },
  { name: 'starts_at', kind: 'date-time', required: true, initial: '' },
  { name: 'ends_at', kind: 'date-time', nullable: true, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminStatusEntries.update`. */
export const updateFields = createFields;

/** The fields of the body of `adminStatusEntries.append`. */
export const appendFields = [
  { name: 'state', kind: 'choice', required: true, options: ['investigating', 'identified', 'monitoring', 'resolved', 'planned', 'in_progress', 'done'], initial: null },
  { name: 'text', kind: 'long-text', required: true, minLength: 1, maxLength: 2000, initial: '' },
] as const satisfies readonly FieldData[];
