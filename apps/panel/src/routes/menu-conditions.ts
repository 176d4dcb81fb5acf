import type { MenuFacts } from './entry.ts';
import { isAdmin, isModerator, isReseller } from './roles.ts';

/** The condition of each menu entry (spec §2 "Menus and shell", §6 "Menu visibility"). */
export const menuConditions = {
  inviteKeys: ({ settings }) => settings?.user_invite_keys === true,
  trials: ({ settings }) => settings?.user_request_trial === true,
  invoices: ({ user, settings }) => user?.is_whmcs_user === true && settings?.whmcs_display_user_invoices === true,
  reseller: ({ user }) => user !== null && isReseller(user),
  resellerShop: ({ user, settings }) => user !== null && isReseller(user) && settings?.has_reseller_products === true,
  lounge: ({ settings }) => settings?.request_lounge === true,
  plexTools: ({ user }) => user !== null && (user.has_plex || isAdmin(user)),
  shop: ({ user }) => user !== null && (user.is_whmcs_user || isAdmin(user)),
  moderator: ({ user }) => user !== null && isModerator(user),
} satisfies Readonly<Record<string, (facts: MenuFacts) => boolean>>;
