import {
  type Locale,
  locales,
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
  type Theme,
  themes,
} from '@kronos/api/contract';
import { z } from 'zod';

/** Where each kind of notification is sent by default. */
const defaultChoices: Readonly<Record<NotificationKind, NotificationChoice>> = {
  servers: { panel: true, mail: false },
  tickets: { panel: true, mail: true },
  billing: { panel: true, mail: true },
  news: { panel: true, mail: true },
  account: { panel: true, mail: false },
};

/** Notifications about the account's security are always shown; their mails are sent by code of their own. */
export const fixedKinds: readonly NotificationKind[] = ['account'];

/** The content of `users.preferences`. Unknown or malformed values count as not chosen. */
const stored = z.object({
  theme: z.enum(themes).optional().catch(undefined),
  notifications: z
    .partialRecord(z.enum(notificationKinds), z.object({ panel: z.boolean(), mail: z.boolean() }))
    .catch({})
    .default({}),
});

interface Chosen {
  locale: string | null;
  preferences: Record<string, unknown>;
}

/** Returns the theme that a user chose for all browsers; null if none was chosen. */
export const themeOf = ({ preferences }: Pick<Chosen, 'preferences'>): Theme | null =>
  stored.parse(preferences).theme ?? null;

/** Returns the language that a user chose; null if none was chosen, or the panel does not have it. */
export const localeOf = ({ locale }: Pick<Chosen, 'locale'>): Locale | null =>
  locales.find((known) => known === locale) ?? null;

/** Returns where each kind of notification is sent for a user. */
export function choicesOf({ preferences }: Pick<Chosen, 'preferences'>): Record<NotificationKind, NotificationChoice> {
  const choices = { ...defaultChoices, ...stored.parse(preferences).notifications };
  for (const kind of fixedKinds) choices[kind] = defaultChoices[kind];
  return choices;
}
