// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminMaintenance.list`. */
export const adminMaintenanceFilters = {
  sorts: ['starts_at', 'title'],
  sort: 'starts_at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['draft', 'planned', 'running', 'paused', 'done', 'canceled'], initial: null },
    { name: 'node', kind: 'records', pattern: '^[1-9]\\d{0,8}(?:,[1-9]\\d{0,8})*$', initial: '' },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminMaintenance.create`. */
export const createFields = [
  { name: 'title', kind: 'text', required: true, minLength: 1, maxLength: 100, initial: '' },
  { name: 'node_ids', kind: 'other', required: true, minItems: 1, maxItems: 200, initial: [] },
  { name: 'work', kind: 'choice', required: true, options: ['restart_node', 'restart_servers'], initial: 'restart_node' },
  { name: 'wave_size', kind: 'number', required: true, min: 1, max: 50, whole: true, initial: 1 },
  { name: 'starts_at', kind: 'date-time', required: true, initial: '' },
  { name: 'ends_at', kind: 'date-time', required: true, initial: '' },
  { name: 'tells', kind: 'choices', options: ['status', 'mail', 'announcement'], maxItems: 3, initial: ['status', 'mail'] },
  { name: 'audience', kind: 'choices', required: true, options: ['customer', 'reseller', 'moderator'], minItems: 1, maxItems: 3, initial: ['customer', 'reseller'] },
  { name: 'status_text', kind: 'long-text', maxLength: 2000, initial: '' },
  { name: 'mail_subject', kind: 'text', maxLength: 150, initial: '' },
  { name: 'mail_text', kind: 'html', maxLength: 20000, initial: '' },
  { name: 'announcement_text', kind: 'html', maxLength: 20000, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminMaintenance.update`. */
export const updateFields = createFields;

/** The fields of the body of `adminMaintenance.resume`. */
export const resumeFields = [
  { name: 'failed', kind: 'choice', required: true, options: ['retry', 'skip'], initial: null },
  { name: 'ends_at', kind: 'date-time', nullable: true, initial: null },
] as const satisfies readonly FieldData[];
