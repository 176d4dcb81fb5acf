import { z } from 'zod';

/** The features that an admin can switch on and off (spec §3). */
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

/** System settings (spec §3). Guests receive them too, so they must not contain secrets. */
export const systemSettings = z.object({
  logo: mark,
  icon: mark,
  app_name: z.string(),
  app_version: z.string(),
  demo_mode: z.boolean(),
  /** The caller's own account; false for guests. */
  past_due: z.boolean(),
  whmcs_display_user_invoices: z.boolean(),
  has_reseller_products: z.boolean(),
  request_lounge: z.boolean(),
  ombi_menu_name: z.string(),
  ombi_url: z.string(),
  /** The target of the Wiki link on admin pages; empty for none. */
  wiki_url: z.string(),
  /** The message at the top of every page; empty for none. */
  maintenance_message: z.string(),
  user_invite_keys: z.boolean(),
  user_request_trial: z.boolean(),
  app_initiated: z.boolean(),
  system: z.object({ app_initiated: z.boolean() }),
  /** The name of the installation; part of every channel name, so only `[A-Za-z0-9_-]`. */
  tenant: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  kronos_domain: z.string(),
  /** The colour from which the accent ramp is computed, or null for the default teal. */
  brand_color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
  /** The address of the socket. Without host and port, those of the page are used. */
  realtime: z.object({
    key: z.string(),
    path: z.string(),
    host: z.string().nullable(),
    port: z.number().int().nullable(),
    tls: z.boolean().nullable(),
  }),
});
export type SystemSettings = z.infer<typeof systemSettings>;
