// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminNodes.list`. */
export const adminNodesFilters = {
  sorts: ['alias', 'servers', 'load', 'seen_at', 'created_at'],
  sort: 'alias',
  direction: 'asc',
  fields: [
    { name: 'state', kind: 'choice', options: ['up', 'down', 'off'], initial: null },
  ],
} as const satisfies ListFilters;

/** The fields of the body of `adminNodes.bulk`. */
export const bulkFields = [
  { name: 'ids', kind: 'other', required: true, minItems: 1, maxItems: 100, initial: [] },
  { name: 'action', kind: 'choice', required: true, options: ['check_mounts'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminNodes.test`. */
export const testFields = [
  { name: 'kind', kind: 'choice', required: true, options: ['socket', 'tls', 'ssh', 'sandbox'], initial: null },
  { name: 'socket_path', kind: 'text', maxLength: 200, initial: '' },
  { name: 'engine_host', kind: 'text', maxLength: 253, initial: '' },
  { name: 'engine_port', kind: 'number', nullable: true, min: 1, max: 65535, whole: true, initial: null },
  { name: 'ssh_user', kind: 'text', maxLength: 64, initial: '' },
  { name: 'ssh_key_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'ssh_private_key', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'host_key', kind: 'text', maxLength: 100, initial: '' },
  { name: 'tls_ca', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'tls_cert', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'tls_key', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'sandbox_node', kind: 'text', maxLength: 64, initial: '' },
  { name: 'id', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminNodes.create`. */
export const createFields = [
  { name: 'alias', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'host', kind: 'text', required: true, minLength: 1, maxLength: 253, pattern: '^[A-Za-z0-9.:_-]+$', initial: '' },
  { name: 'provider', kind: 'text', nullable: true, maxLength: 60, initial: null },
  { name: 'region', kind: 'text', nullable: true, maxLength: 60, initial: null },
  { name: 'capacity', kind: 'number', nullable: true, min: 0, max: 100000, whole: true, initial: null },
  { name: 'port_first', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'port_last', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'enabled', kind: 'switch', initial: false },
  { name: 'owner_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'kind', kind: 'choice', required: true, options: ['socket', 'tls', 'ssh', 'sandbox'], initial: null },
  { name: 'socket_path', kind: 'text', maxLength: 200, initial: '' },
  { name: 'engine_host', kind: 'text', maxLength: 253, initial: '' },
  { name: 'engine_port', kind: 'number', nullable: true, min: 1, max: 65535, whole: true, initial: null },
  { name: 'ssh_user', kind: 'text', maxLength: 64, initial: '' },
  { name: 'ssh_key_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'ssh_private_key', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'host_key', kind: 'text', maxLength: 100, initial: '' },
  { name: 'tls_ca', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'tls_cert', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'tls_key', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'sandbox_node', kind: 'text', maxLength: 64, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminNodes.update`. */
export const updateFields = [
  { name: 'alias', kind: 'text', minLength: 1, maxLength: 60, initial: '' },
  { name: 'host', kind: 'text', minLength: 1, maxLength: 253, pattern: '^[A-Za-z0-9.:_-]+$', initial: '' },
  { name: 'provider', kind: 'text', nullable: true, maxLength: 60, initial: null },
  { name: 'region', kind: 'text', nullable: true, maxLength: 60, initial: null },
  { name: 'capacity', kind: 'number', nullable: true, min: 0, max: 100000, whole: true, initial: null },
  { name: 'port_first', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'port_last', kind: 'number', min: 1, max: 65535, whole: true, initial: null },
  { name: 'enabled', kind: 'switch', initial: false },
  { name: 'owner_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'kind', kind: 'choice', options: ['socket', 'tls', 'ssh', 'sandbox'], initial: null },
  { name: 'socket_path', kind: 'text', maxLength: 200, initial: '' },
  { name: 'engine_host', kind: 'text', maxLength: 253, initial: '' },
  { name: 'engine_port', kind: 'number', nullable: true, min: 1, max: 65535, whole: true, initial: null },
  { name: 'ssh_user', kind: 'text', maxLength: 64, initial: '' },
  { name: 'ssh_key_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'ssh_private_key', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'host_key', kind: 'text', maxLength: 100, initial: '' },
  { name: 'tls_ca', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'tls_cert', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'tls_key', kind: 'text', maxLength: 20000, initial: '' },
  { name: 'sandbox_node', kind: 'text', maxLength: 64, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminNodes.extractTar`. */
export const extractTarFields = [
  { name: 'archive', kind: 'text', required: true, maxLength: 400, pattern: '^(?:\\/[^/\\p{Cc}]+)+\\.(?:tar|tar\\.gz|tgz|tar\\.bz2|tbz2|tar\\.xz|txz)$', initial: '' },
  { name: 'target', kind: 'text', required: true, maxLength: 400, pattern: '^(?:\\/[^/\\p{Cc}]+)+$', initial: '' },
  { name: 'strip_components', kind: 'number', required: true, min: 0, max: 10, whole: true, initial: 0 },
  { name: 'keep_archive', kind: 'switch', initial: true },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminNodes.wipe`. */
export const wipeFields = [
  { name: 'name', kind: 'text', maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];
