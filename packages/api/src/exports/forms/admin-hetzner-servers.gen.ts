// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminHetznerServers.list`. */
export const adminHetznerServersFilters = {
  sorts: ['name', 'type', 'location'],
  sort: 'name',
  direction: 'asc',
  fields: [
    { name: 'project', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
    { name: 'status', kind: 'choice', options: ['running', 'off', 'initializing', 'starting', 'stopping', 'migrating', 'rebuilding', 'deleting', 'unknown'], initial: null },
    { name: 'use', kind: 'choice', options: ['node', 'other'], initial: null },
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminHetznerServers.act`. */
export const actFields = [
  { name: 'action', kind: 'choice', required: true, options: ['reboot', 'reset', 'shutdown', 'power-on', 'power-off'], initial: null },
  { name: 'name', kind: 'text', maxLength: 60, initial: '' },
] as const satisfies readonly FieldData[];
