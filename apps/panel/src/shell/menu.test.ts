import { expect, it } from 'vitest';
import { aUser, settings } from '../testing/fixtures.ts';
import { menuConditions } from '../routes/menu-conditions.ts';
import { routes } from '../routes/table.ts';
import { menuOf } from './menu-mode.ts';
import { menuEntries, requestToolOf } from './menu.ts';

const user = aUser();
const facts = { user, settings: settings() };

it('shows each entry by the rule of the specification', () => {
  const is = (
    name: keyof typeof menuConditions,
    who: Partial<typeof user>,
    what: Parameters<typeof settings>[0] = {},
  ) => menuConditions[name]({ user: aUser(who), settings: settings(what) });

  expect(is('inviteKeys', {}, { user_invite_keys: true })).toBe(true);
  expect(is('inviteKeys', {}, { user_invite_keys: false })).toBe(false);
  expect(is('trials', {}, { user_request_trial: true })).toBe(true);
  expect(is('trials', {}, { user_request_trial: false })).toBe(false);
  const billed = { whmcs_display_user_invoices: true };
  expect(is('invoices', { is_whmcs_user: true }, billed)).toBe(true);
  expect(is('invoices', { is_whmcs_user: true }, { whmcs_display_user_invoices: false })).toBe(false);
  expect(is('invoices', { is_whmcs_user: false }, billed)).toBe(false);
  expect(is('reseller', {})).toBe(false);
  expect(is('reseller', { is_reseller: true })).toBe(true);
  expect(is('reseller', { reseller_node: 3 })).toBe(true);
  expect(is('resellerShop', { is_reseller: true }, { has_reseller_products: true })).toBe(true);
  expect(is('resellerShop', { is_reseller: true }, { has_reseller_products: false })).toBe(false);
  expect(is('resellerShop', {}, { has_reseller_products: true })).toBe(false);
  expect(is('lounge', {}, { request_lounge: true })).toBe(true);
  expect(is('lounge', {}, { request_lounge: false })).toBe(false);
  expect(is('plexTools', {})).toBe(false);
  expect(is('plexTools', { has_plex: true })).toBe(true);
  expect(is('plexTools', { is_admin: true })).toBe(true);
  expect(is('shop', {})).toBe(false);
  expect(is('shop', { is_whmcs_user: true })).toBe(true);
  expect(is('shop', { admin: true })).toBe(true);
  expect(is('moderator', {})).toBe(false);
  expect(is('moderator', { is_moderator: true })).toBe(true);
});

it('has a menu for guests, customers and admins, and lets only admins switch', () => {
  expect(menuOf(null, 'admin')).toBe('guest');
  expect(menuOf(user, 'admin')).toBe('customer');
  expect(menuOf(aUser({ is_admin: true }), 'admin')).toBe('admin');
  expect(menuOf(aUser({ is_admin: true }), 'customer')).toBe('customer');
});

it('starts each menu with its first page', () => {
  expect(menuEntries(routes, 'customer', facts)[0]?.id).toBe('dashboard');
  expect(menuEntries(routes, 'admin', facts)[0]?.id).toBe('adminDashboard');
});

it('links to the request tool while the lounge is off', () => {
  const outside = { request_lounge: false, ombi_url: 'https://ask.example/', ombi_menu_name: 'Ask for more' };
  const entries = menuEntries(routes, 'customer', facts);
  const tool = (change: Parameters<typeof settings>[0]) => requestToolOf(entries, { user, settings: settings(change) });
  expect(tool(outside)).toEqual({ label: 'Ask for more', href: 'https://ask.example/', position: 1 });
  expect(tool({ ...outside, ombi_menu_name: '' })?.label).toBe('ask.example');
  expect(tool({ ...outside, request_lounge: true })).toBeUndefined();
  expect(tool({ ...outside, ombi_url: '' })).toBeUndefined();
});
