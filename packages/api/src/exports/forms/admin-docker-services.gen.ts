// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData, ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminDockerServices.list`. */
export const adminDockerServicesFilters = {
  sorts: ['name', 'image', 'nodes', 'running', 'created_at'],
  sort: 'name',
  direction: 'asc',
  fields: [],
} as const satisfies ListFilters;

/** The fields of the body of `adminDockerServices.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'description', kind: 'text', maxLength: 200, initial: '' },
  { name: 'image', kind: 'text', required: true, maxLength: 255, pattern: '^[a-z0-9][a-z0-9._-]*(?::\\d{1,5}(?=\\/))?(?:\\/[a-z0-9][a-z0-9._-]*)*$', initial: '' },
  { name: 'tag', kind: 'text', required: true, pattern: '^\\w[\\w.-]{0,127}$', initial: 'latest' },
  { name: 'command', kind: 'tags', maxItems: 50, initial: [] },
  { name: 'variables', kind: 'rows', maxItems: 50, fields: [{ name: 'name', kind: 'text', required: true, maxLength: 60, pattern: '^[A-Z][A-Z0-9_]*$', initial: '' }, { name: 'value', kind: 'password', nullable: true, maxLength: 2000, pattern: '^[^\\0]*$', initial: null }, { name: 'is_secret', kind: 'switch', initial: false }], initial: [] },
  { name: 'ports', kind: 'rows', maxItems: 20, fields: [{ name: 'container', kind: 'number', required: true, min: 1, max: 65535, whole: true, plain: true, initial: null }, { name: 'host', kind: 'number', required: true, min: 1, max: 65535, whole: true, plain: true, initial: null }, { name: 'protocol', kind: 'choice', required: true, options: ['tcp', 'udp'], initial: 'tcp' }], initial: [] },
  { name: 'mounts', kind: 'rows', maxItems: 20, fields: [{ name: 'source', kind: 'text', required: true, maxLength: 300, pattern: '^\\/[^\\0\\r\\n]*$', initial: '' }, { name: 'target', kind: 'text', required: true, maxLength: 300, pattern: '^\\/[^\\0\\r\\n]*$', initial: '' }, { name: 'is_read_only', kind: 'switch', initial: false }], initial: [] },
  { name: 'may_use_engine', kind: 'switch', initial: false },
  { name: 'restart_policy', kind: 'choice', required: true, options: ['unless-stopped', 'on-failure', 'no'], initial: 'unless-stopped' },
  { name: 'memory_mb', kind: 'number', nullable: true, min: 16, max: 4194304, whole: true, unit: 'MB', initial: null },
  { name: 'cpus', kind: 'number', nullable: true, min: 0.1, max: 256, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminDockerServices.update`. */
export const updateFields = createFields;

/** The fields of the body of `adminDockerServices.place`. */
export const placeFields = [
  { name: 'node_ids', kind: 'other', required: true, minItems: 1, maxItems: 200, initial: [] },
] as const satisfies readonly FieldData[];
