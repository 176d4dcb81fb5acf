// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The fields of the body of `adminUptime.save`. */
export const saveFields = [
  { name: 'interval_minutes', kind: 'number', required: true, min: 1, max: 60, whole: true, unit: 'min', initial: null },
] as const satisfies readonly FieldData[];

/** The orders and filters of `adminUptime.list`. */
export const adminUptimeFilters = {
  sorts: ['alias', 'since', 'last_checked_at'],
  sort: 'alias',
  direction: 'asc',
  fields: [
    { name: 'state', kind: 'choice', options: ['up', 'down', 'pending', 'paused', 'unmonitored'], initial: null },
    { name: 'robot', kind: 'choice', options: ['up', 'down', 'paused', 'pending', 'unknown', 'adding', 'removing', 'refused', 'none'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminUptime.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['monitor', 'stop', 'watch', 'unwatch'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminUptime.update`. */
export const updateFields = [
  { name: 'kind', kind: 'choice', required: true, options: ['tcp', 'http', 'ping'], initial: null },
  { name: 'port', kind: 'number', nullable: true, min: 1, max: 65535, whole: true, initial: null },
  { name: 'url', kind: 'text', nullable: true, maxLength: 500, initial: null },
  { name: 'interval_minutes', kind: 'number', required: true, min: 1, max: 60, whole: true, unit: 'min', initial: null },
  { name: 'timeout_seconds', kind: 'number', required: true, min: 1, max: 30, whole: true, unit: 's', initial: null },
  { name: 'is_enabled', kind: 'switch', initial: false },
] as const satisfies readonly FieldData[];
