// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminProducts.list`. */
export const adminProductsFilters = {
  sorts: ['name', 'created_at', 'servers'],
  sort: 'name',
  direction: 'asc',
  fields: [
    { name: 'category', kind: 'choice', options: ['server', 'add-on', 'reseller'], initial: null },
    { name: 'type', kind: 'choice', options: ['plex', 'emby', 'jellyfin', 'streams', 'transcodes', 'bandwidth', 'storage', 'backups', 'node', 'slots', 'white-label'], initial: null },
    { name: 'archived', kind: 'choice', options: ['with', 'only'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminProducts.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 120, initial: '' },
  { name: 'text', kind: 'long-text', maxLength: 2000, initial: '' },
  { name: 'image', kind: 'text', nullable: true, maxLength: 255, pattern: '^[\\w][\\w.:/@-]*$', initial: null },
  { name: 'env', kind: 'rows', maxItems: 50, fields: [{ name: 'name', kind: 'text', required: true, maxLength: 60, pattern: '^[A-Z][A-Z0-9_]*$', initial: '' }, { name: 'value', kind: 'password', required: true, maxLength: 2000, pattern: '^[^\\0]*$', initial: '' }], initial: [] },
  { name: 'limits.cpus', kind: 'number', nullable: true, min: 0.1, max: 256, initial: null },
  { name: 'limits.memory_mb', kind: 'number', nullable: true, min: 1, max: 4194304, whole: true, unit: 'MB', initial: null },
  { name: 'limits.pids', kind: 'number', nullable: true, min: 64, max: 4194304, whole: true, initial: null },
  { name: 'limits.disk_gb', kind: 'number', nullable: true, min: 1, max: 1048576, whole: true, unit: 'GB', initial: null },
  { name: 'limits.streams', kind: 'number', nullable: true, min: 1, max: 10000, whole: true, initial: null },
  { name: 'limits.transcodes', kind: 'number', nullable: true, min: 1, max: 10000, whole: true, initial: null },
  { name: 'limits.bandwidth_mbps', kind: 'number', nullable: true, min: 1, max: 400000, whole: true, unit: 'Mbit/s', initial: null },
  { name: 'limits.backups', kind: 'number', nullable: true, min: 1, max: 1000, whole: true, initial: null },
  { name: 'limits.slots', kind: 'number', nullable: true, min: 1, max: 100000, whole: true, initial: null },
  { name: 'trial_days', kind: 'number', required: true, min: 1, max: 365, whole: true, initial: 7 },
  { name: 'is_offered_for_trial', kind: 'switch', initial: false },
  { name: 'visibility', kind: 'choice', required: true, options: ['public', 'hidden'], initial: 'public' },
  { name: 'billing_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, plain: true, initial: null },
  { name: 'stock', kind: 'number', nullable: true, min: 0, max: 1000000, whole: true, initial: null },
  { name: 'currency', kind: 'text', required: true, pattern: '^[A-Z]{3}$', initial: 'EUR' },
  { name: 'prices', kind: 'rows', maxItems: 5, fields: [{ name: 'cycle', kind: 'choice', required: true, options: ['monthly', 'quarterly', 'half-yearly', 'yearly', 'once'], initial: null }, { name: 'amount', kind: 'money', required: true, min: 0, max: 100000000, whole: true, initial: null }], initial: [] },
  { name: 'category', kind: 'choice', required: true, options: ['server', 'add-on', 'reseller'], initial: null },
  { name: 'type', kind: 'choice', required: true, options: ['plex', 'emby', 'jellyfin', 'streams', 'transcodes', 'bandwidth', 'storage', 'backups', 'node', 'slots', 'white-label'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminProducts.update`. */
export const updateFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 120, initial: '' },
  { name: 'text', kind: 'long-text', maxLength: 2000, initial: '' },
  { name: 'image', kind: 'text', nullable: true, maxLength: 255, pattern: '^[\\w][\\w.:/@-]*$', initial: null },
  { name: 'env', kind: 'rows', maxItems: 50, fields: [{ name: 'name', kind: 'text', required: true, maxLength: 60, pattern: '^[A-Z][A-Z0-9_]*$', initial: '' }, { name: 'value', kind: 'password', required: true, maxLength: 2000, pattern: '^[^\\0]*$', initial: '' }], initial: [] },
  { name: 'limits.cpus', kind: 'number', nullable: true, min: 0.1, max: 256, initial: null },
  { name: 'limits.memory_mb', kind: 'number', nullable: true, min: 1, max: 4194304, whole: true, unit: 'MB', initial: null },
  { name: 'limits.pids', kind: 'number', nullable: true, min: 64, max: 4194304, whole: true, initial: null },
  { name: 'limits.disk_gb', kind: 'number', nullable: true, min: 1, max: 1048576, whole: true, unit: 'GB', initial: null },
  { name: 'limits.streams', kind: 'number', nullable: true, min: 1, max: 10000, whole: true, initial: null },
  { name: 'limits.transcodes', kind: 'number', nullable: true, min: 1, max: 10000, whole: true, initial: null },
  { name: 'limits.bandwidth_mbps', kind: 'number', nullable: true, min: 1, max: 400000, whole: true, unit: 'Mbit/s', initial: null },
  { name: 'limits.backups', kind: 'number', nullable: true, min: 1, max: 1000, whole: true, initial: null },
  { name: 'limits.slots', kind: 'number', nullable: true, min: 1, max: 100000, whole: true, initial: null },
  { name: 'trial_days', kind: 'number', required: true, min: 1, max: 365, whole: true, initial: 7 },
  { name: 'is_offered_for_trial', kind: 'switch', initial: false },
  { name: 'visibility', kind: 'choice', required: true, options: ['public', 'hidden'], initial: 'public' },
  { name: 'billing_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, plain: true, initial: null },
  { name: 'stock', kind: 'number', nullable: true, min: 0, max: 1000000, whole: true, initial: null },
  { name: 'currency', kind: 'text', required: true, pattern: '^[A-Z]{3}$', initial: 'EUR' },
  { name: 'prices', kind: 'rows', maxItems: 5, fields: [{ name: 'cycle', kind: 'choice', required: true, options: ['monthly', 'quarterly', 'half-yearly', 'yearly', 'once'], initial: null }, { name: 'amount', kind: 'money', required: true, min: 0, max: 100000000, whole: true, initial: null }], initial: [] },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminProducts.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['archive', 'restore'], initial: null },
] as const satisfies readonly FieldData[];
