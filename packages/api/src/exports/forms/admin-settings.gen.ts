// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { FieldData } from '../../forms/field-data.ts';

/** The fields of the body of `adminSettings.saveSystem`. */
export const saveSystemFields = [
  { name: 'app_name', kind: 'text', required: true, minLength: 1, maxLength: 60, initial: '' },
  { name: 'brand_color', kind: 'text', nullable: true, pattern: '^#[0-9a-fA-F]{6}$', initial: null },
  { name: 'wiki_url', kind: 'text', maxLength: 500, initial: '' },
  { name: 'ombi_menu_name', kind: 'text', maxLength: 40, initial: '' },
  { name: 'ombi_url', kind: 'text', maxLength: 500, initial: '' },
  { name: 'maintenance_message', kind: 'text', maxLength: 500, initial: '' },
  { name: 'user_invite_keys', kind: 'switch', initial: false },
  { name: 'user_request_trial', kind: 'switch', initial: false },
  { name: 'logo', kind: 'text', nullable: true, maxLength: 349528, initial: null },
  { name: 'icon', kind: 'text', nullable: true, maxLength: 349528, initial: null },
] as const satisfies readonly FieldData[];

/** The fields of the body of `adminSettings.switchFeature`. */
export const switchFeatureFields = [
  { name: 'enabled', kind: 'switch', initial: false },
] as const satisfies readonly FieldData[];
