import { z } from 'zod';
import { fieldHints } from './field-hints.ts';
import { instant } from './common.ts';

/** `system` follows the machine. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** The languages of the panel, as BCP 47 tags. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** What notifications are about; each kind's choices are the person's own (domain/notifications/kinds.ts has the defaults). */
export const notificationKinds = ['servers', 'tickets', 'billing', 'news', 'account'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Where one kind of notification reaches a person. */
export const notificationChoice = z.object({ panel: z.boolean(), mail: z.boolean() });
export type NotificationChoice = z.infer<typeof notificationChoice>;

export const exportStates = ['preparing', 'ready', 'failed'] as const;

/** The newest copy of a person's data. */
export const dataExport = z.object({
  state: z.enum(exportStates),
  requested_at: instant,
  /** Until when it can be downloaded; null while it is not ready. */
  expires_at: instant.nullable(),
  /** Bytes of the file; null while it is not ready. */
  size: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** Everything of the signed-in person's account that they may look after. */
export const account = z.object({
  name: z.string(),
  email: z.string(),
  /** The address that waits for its confirmation. */
  pending_email: z.object({ email: z.string(), expires_at: instant }).nullable(),
  theme: z.enum(themes).nullable(),
  locale: z.enum(locales).nullable(),
  notifications: z.record(z.enum(notificationKinds), notificationChoice),
  /** Kinds that always arrive. */
  fixed_notifications: z.array(z.enum(notificationKinds)),
  export: dataExport.nullable(),
  closing: z.object({
    /** Why the account cannot be closed now, in words. */
    blocked: z.string().nullable(),
    servers: z.number().int(),
    sub_users: z.number().int(),
  }),
  /** Whose sub-user this is. */
  main_account: z.object({ name: z.string() }).nullable(),
});
export type Account = z.infer<typeof account>;

/** The password that somebody has; no rule but that there is one. */
export const givenPassword = z
  .string()
  .min(1, 'Enter your password')
  .max(1024, 'At most 1024 characters')
  .register(fieldHints, { kind: 'password' });

/** What a link of a mail carries. */
export const linkToken = z.string().min(1).max(200);
