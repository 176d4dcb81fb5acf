import { z } from 'zod';

/** What an admin switches on and off by name (spec §3). */
export const features = [
  'user_invite_keys',
  'user_request_trial',
  'request_lounge',
  'has_reseller_products',
  'whmcs_display_user_invoices',
] as const;
export type Feature = (typeof features)[number];

/** A brand mark: an image (`data` is its address) or a text. */
export const mark = z.object({ image: z.boolean(), data: z.string() });

/** System settings (spec §3). Guests get them too; nothing secret belongs here. */
export const systemSettings = z.object({
  logo: mark,
  icon: mark,
  app_name: z.string(),
  app_version: z.string(),
  demo_mode: z.boolean(),
  /** Of the caller's own account; false for guests. */
  past_due: z.boolean(),
  whmcs_display_user_invoices: z.boolean(),
  has_reseller_products: z.boolean(),
  request_lounge: z.boolean(),
  ombi_menu_name: z.string(),
  ombi_url: z.string(),
  /** Where the Wiki link of the admin pages leads; empty for none. */
  wiki_url: z.string(),
  /** What everybody is told at the top of every page; empty for nothing. */
  maintenance_message: z.string(),
  user_invite_keys: z.boolean(),
  user_request_trial: z.boolean(),
  app_initiated: z.boolean(),
  system: z.object({ app_initiated: z.boolean() }),
  /** Names the installation; part of every channel name, so only `[A-Za-z0-9_-]`. */
  tenant: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  kronos_domain: z.string(),
  /** One colour from which the accent ramp is computed, or null for the house teal. */
  brand_color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
  /** Where the browser finds the socket. Absent host and port mean the page's own. */
  realtime: z.object({
    key: z.string(),
    path: z.string(),
    host: z.string().nullable(),
    port: z.number().int().nullable(),
    tls: z.boolean().nullable(),
  }),
});
export type SystemSettings = z.infer<typeof systemSettings>;
