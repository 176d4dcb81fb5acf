// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `system.authorizeChannel`. */
export const authorizeChannelFields = [
  { name: 'socket_id', kind: 'text', required: true, pattern: '^\\d+\\.\\d+$', initial: '' },
  { name: 'channel_name', kind: 'text', required: true, minLength: 1, maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `system.authenticateUser`. */
export const authenticateUserFields = [
  { name: 'socket_id', kind: 'text', required: true, pattern: '^\\d+\\.\\d+$', initial: '' },
  { name: 'channel_name', kind: 'text', minLength: 1, maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];
