// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminDiscord.save`. */
export const saveFields = [
  { name: 'client_id', kind: 'text', initial: '' },
  { name: 'client_secret', kind: 'text', maxLength: 200, initial: '' },
  { name: 'bot_token', kind: 'text', maxLength: 200, initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminDiscord.create`. */
export const createFields = [
  { name: 'announcements_channel', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'status_channel', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'server_owner_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'customer_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'reseller_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'moderator_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'admin_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'guild_id', kind: 'text', required: true, pattern: '^[1-9]\\d{14,19}$', initial: '' },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminDiscord.update`. */
export const updateFields = [
  { name: 'announcements_channel', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'status_channel', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'server_owner_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'customer_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'reseller_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'moderator_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
  { name: 'admin_role', kind: 'text', nullable: true, pattern: '^[1-9]\\d{14,19}$', initial: null },
] as const satisfies readonly FieldData[];
