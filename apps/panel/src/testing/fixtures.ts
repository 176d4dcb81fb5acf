import type {
  Contract,
  Notification,
  ProcessRecord,
  ResponseOf,
  Server,
  SystemSettings,
  User,
} from '@kronos/api/contract';

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

/** What the admin dashboard answers for a small house. */
export const anOverview = (): ResponseOf<Contract['adminDashboard']['show']> => ({
  servers: {
    total: 12,
    by_status: { running: 7, stopped: 2, starting: 1, stopping: 0, restarting: 0, failed: 1, unreachable: 1 },
  },
  nodes: {
    total: 2,
    up: 1,
    data: [
      { id: 1, alias: 'fra-1', up: true, seen_at: ago(4), servers: 9 },
      { id: 2, alias: 'ams-2', up: false, seen_at: ago(1_260), servers: 3 },
    ],
  },
  processes: [
    aProcess({ id: 12, command: 'Start server Living room', state: 'running', success: null, created_at: ago(5) }),
    aProcess({ id: 11, command: 'Restart server Attic', created_at: ago(340) }),
    aProcess({ id: 10, command: 'Stop server Studio', state: 'failed', success: false, created_at: ago(7_300) }),
  ],
});

export const aProcess = (more: Partial<ProcessRecord>): ProcessRecord => ({
  id: 1,
  command: '',
  result: '',
  success: true,
  state: 'succeeded',
  time: 2,
  created_at: ago(60),
  created_at_time: '11:59:00',
  diff_day_human: '1 minute ago',
  node_id: 1,
  node_alias: 'fra-1',
  host: 'fra-1.kronos.test',
  server_id: 1,
  server_name: 'Living room',
  has_transactions: false,
  ...more,
});

/** A page of notifications; `unread` counts those of all pages. */
export const notificationPage = (
  data: readonly Notification[],
  {
    unread = data.filter(({ has_read }) => !has_read).length,
    total = data.length,
    per_page = 7,
    current_page = 1,
  } = {},
): ResponseOf<Contract['notifications']['list']> => ({
  data: [...data],
  meta: { total, per_page, current_page, last_page: Math.max(1, Math.ceil(total / per_page)), unread },
});

export const aNotification = (more: Partial<Notification> = {}): Notification => ({
  id: 1,
  title: 'A backup of Living room is ready',
  content: '<p>See <a href="/app/dashboard" data-internal>your servers</a>.</p>',
  has_read: false,
  created_diff: '3 minutes ago',
  created_at: ago(180),
  ...more,
});
