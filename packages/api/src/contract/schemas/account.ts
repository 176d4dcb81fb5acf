import { z } from 'zod';
import { fieldHints } from './field-hints.ts';
import { instant } from './common.ts';

/** `system` follows the operating system. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** The languages of the panel, as BCP 47 tags. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** The kinds of notifications; users choose for each kind (domain/notifications/kinds.ts has the defaults). */
export const notificationKinds = ['servers', 'tickets', 'billing', 'news', 'account'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Where notifications of one kind are delivered. */
export const notificationChoice = z.object({ panel: z.boolean(), mail: z.boolean() });
export type NotificationChoice = z.infer<typeof notificationChoice>;

export const exportStates = ['preparing', 'ready', 'failed'] as const;

/** The newest export of a user's data. */
export const dataExport = z.object({
  state: z.enum(exportStates),
  requested_at: instant,
  /** When the download expires; null while it is not ready. */
  expires_at: instant.nullable(),
  /** The size of the file in bytes; null while it is not ready. */
  size: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** The signed-in user's account, with everything that they may manage. */
export const account = z.object({
  name: z.string(),
  email: z.string(),
  /** The new address that awaits confirmation. */
  pending_email: z.object({ email: z.string(), expires_at: instant }).nullable(),
  theme: z.enum(themes).nullable(),
  locale: z.enum(locales).nullable(),
  notifications: z.record(z.enum(notificationKinds), notificationChoice),
  /** Kinds that are always delivered. */
  fixed_notifications: z.array(z.enum(notificationKinds)),
  export: dataExport.nullable(),
  closing: z.object({
    /** Why the account cannot be closed now, as a sentence. */
    blocked: z.string().nullable(),
    servers: z.number().int(),
    sub_users: z.number().int(),
  }),
  /** The account whose sub-user this is. */
  main_account: z.object({ name: z.string() }).nullable(),
});
export type Account = z.infer<typeof account>;

/** An existing password; no rule applies but that it is not empty. */
export const givenPassword = z
  .string()
  .min(1, 'Enter your password')
  .max(1024, 'At most 1024 characters')
  .register(fieldHints, { kind: 'password' });

/** The token in the link of a mail. */
export const linkToken = z.string().min(1).max(200);
