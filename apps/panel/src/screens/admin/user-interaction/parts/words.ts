import type { AudienceRole, PeriodState } from '@kronos/api/contract';
import type { PlainKey } from '../../../../messages/catalogue.ts';
import type { Translate } from '../../../../messages/create-messages.ts';

export const audienceRoles = ['customer', 'reseller', 'moderator', 'admin'] as const satisfies readonly AudienceRole[];
/** The roles that an announcement can address; admins are not among them (spec §2). */
export const announcementRoles = ['customer', 'reseller', 'moderator'] as const satisfies readonly AudienceRole[];

export const roleWords = {
  customer: 'words.audience.customer',
  reseller: 'words.audience.reseller',
  moderator: 'words.audience.moderator',
  admin: 'words.audience.admin',
} as const satisfies Record<AudienceRole, PlainKey>;

export const stateTones = { on: 'success', planned: 'info', over: 'neutral', off: 'neutral' } as const satisfies Record<
  PeriodState,
  string
>;

/** Returns the audience, in one line. */
export function audienceText(audience: readonly AudienceRole[], t: Translate): string {
  const all: readonly string[] = Object.keys(roleWords);
  const missing = all.filter((role) => !audience.some((one) => one === role));
  if (missing.length === 0) return t('words.everybody');
  if (missing.length === 1 && missing[0] === 'admin') return t('words.allButAdmins');
  return audience.map((role) => t(roleWords[role])).join(', ');
}

/** Shortens the name of an entry for use in a sentence; the name of an alert is its whole text. */
export const shortName = (name: string): string => (name.length <= 60 ? name : `${name.slice(0, 59).trimEnd()}…`);
