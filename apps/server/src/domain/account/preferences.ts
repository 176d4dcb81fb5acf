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

/** Where each kind of notification arrives while nobody chose. */
const defaultChoices: Readonly<Record<NotificationKind, NotificationChoice>> = {
  servers: { panel: true, mail: false },
  tickets: { panel: true, mail: true },
  billing: { panel: true, mail: true },
  news: { panel: true, mail: false },
  account: { panel: true, mail: false },
};

/** What concerns the account's own safety is always shown; its letters are sent by who writes them. */
export const fixedKinds: readonly NotificationKind[] = ['account'];

/** What `users.preferences` holds. Whatever it holds besides, or of another shape, counts as not chosen. */
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

/** The theme that a person chose for every browser. */
export const themeOf = ({ preferences }: Pick<Chosen, 'preferences'>): Theme | null =>
  stored.parse(preferences).theme ?? null;

/** The language that a person chose; null when they chose none that the panel has. */
export const localeOf = ({ locale }: Pick<Chosen, 'locale'>): Locale | null =>
  locales.find((known) => known === locale) ?? null;

/** Where each kind of notification reaches a person. */
export function choicesOf({ preferences }: Pick<Chosen, 'preferences'>): Record<NotificationKind, NotificationChoice> {
  const choices = { ...defaultChoices, ...stored.parse(preferences).notifications };
  for (const kind of fixedKinds) choices[kind] = defaultChoices[kind];
  return choices;
}
