import type { Server, SystemSettings, User } from '@kronos/api/contract';

/** The moment that tests and stories stand in. */
export const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

export const aUser = (more: Partial<User> = {}): User => ({
  id: 7,
  name: 'Casey Customer',
  email: 'customer@kronos.test',
  admin: false,
  is_admin: false,
  is_moderator: false,
  is_reseller: false,
  reseller_node: null,
  is_whmcs_user: false,
  has_plex: false,
  reseller_customer: false,
  is_trial: false,
  is_contributor: false,
  whmcs_id: null,
  restrictions: [],
  ...more,
});

export const anAdmin = (): User =>
  aUser({ id: 1, name: 'Ada Admin', email: 'admin@kronos.test', admin: true, is_admin: true });

export const settings = (more: Partial<SystemSettings> = {}): SystemSettings => ({
  logo: { image: false, data: 'Kronos' },
  icon: { image: false, data: 'K' },
  app_name: 'Kronos',
  app_version: '0.1.0',
  demo_mode: false,
  past_due: false,
  whmcs_display_user_invoices: false,
  has_reseller_products: false,
  request_lounge: false,
  ombi_menu_name: '',
  ombi_url: '',
  user_invite_keys: false,
  user_request_trial: false,
  app_initiated: true,
  system: { app_initiated: true },
  tenant: 'kronos',
  kronos_domain: 'kronos.test',
  brand_color: null,
  realtime: { key: 'app', path: '/realtime', host: null, port: null, tls: null },
  ...more,
});

export const aServer = (more: Partial<Server> = {}): Server => ({
  id: 1,
  name: 'Living room',
  type: 'plex',
  status: 'stopped',
  address: 'http://localhost:4601',
  version: '1.41.2',
  node: { id: 1, alias: 'fra-1' },
  ping: { status: 'unknown', ms: null, checked_at: null, history: [] },
  operation: null,
  seen_at: ago(4),
  created_at: ago(86_400),
  ...more,
});

/** An operation of a server; its id is its process. */
export const anOperation = (
  more: Partial<NonNullable<Server['operation']>> = {},
): NonNullable<Server['operation']> => ({
  id: 10,
  kind: 'start',
  state: 'running',
  message: null,
  started_at: ago(2),
  ...more,
});
