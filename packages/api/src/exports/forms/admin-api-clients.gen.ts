// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminApiClients.create`. */
export const createFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'scopes', kind: 'choices', required: true, options: ['servers:read', 'servers:write', 'users:read', 'users:write', 'nodes:read', 'nodes:write', 'products:read', 'products:write', 'storage:read', 'storage:write', 'cdn:read', 'cdn:write', 'messages:read', 'messages:write', 'trials:read', 'trials:write', 'processes:read', 'processes:write'], minItems: 1, maxItems: 18, initial: [] },
  { name: 'reseller_id', kind: 'number', nullable: true, min: 1, max: 2147483647, whole: true, initial: null },
  { name: 'days', kind: 'choice', nullable: true, options: ['30', '90', '365'], initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminApiClients.update`. */
export const updateFields = [
  { name: 'name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'scopes', kind: 'choices', required: true, options: ['servers:read', 'servers:write', 'users:read', 'users:write', 'nodes:read', 'nodes:write', 'products:read', 'products:write', 'storage:read', 'storage:write', 'cdn:read', 'cdn:write', 'messages:read', 'messages:write', 'trials:read', 'trials:write', 'processes:read', 'processes:write'], minItems: 1, maxItems: 18, initial: [] },
] as const satisfies readonly FieldData[];
