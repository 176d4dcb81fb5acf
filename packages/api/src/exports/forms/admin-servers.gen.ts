// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminServers.list`. */
export const adminServersFilters = {
  sorts: ['name', 'created_at'],
  sort: 'name',
  direction: 'asc',
  fields: [
    { name: 'type', kind: 'choice', options: ['plex', 'emby', 'jellyfin'], initial: null },
    { name: 'status', kind: 'choice', options: ['running', 'stopped', 'starting', 'stopping', 'restarting', 'deploying', 'rebuilding', 'resetting', 'restoring', 'moving', 'suspended', 'failed', 'unreachable'], initial: null },
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
    { name: 'owner', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
    { name: 'product', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminServers.deploy`. */
export const deployFields = [
  { name: 'owner_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'product_id', kind: 'number', required: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'name', kind: 'text', maxLength: 100, initial: '' },
  { name: 'node_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminServers.move`. */
export const moveFields = [
  { name: 'node_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminServers.suspend`. */
export const suspendFields = [
  { name: 'reason', kind: 'text', maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];
