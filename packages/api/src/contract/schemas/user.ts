import { z } from 'zod';
import { locales, themes } from './account.ts';

/**
 * The authenticated user (spec §3). `admin` and `is_admin` are the same flag; a user with `is_reseller` or
 * `reseller_node` is a reseller.
 */
export const user = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  admin: z.boolean(),
  is_admin: z.boolean(),
  is_moderator: z.boolean(),
  is_reseller: z.boolean(),
  reseller_node: z.number().int().nullable(),
  is_whmcs_user: z.boolean(),
  has_plex: z.boolean(),
  reseller_customer: z.boolean(),
  is_trial: z.boolean(),
  is_contributor: z.boolean(),
  whmcs_id: z.number().int().nullable(),
  restrictions: z.array(z.string()),
  /** The user's choice for every browser; null follows each browser. */
  locale: z.enum(locales).nullable(),
  theme: z.enum(themes).nullable(),
});
export type User = z.infer<typeof user>;
