import type {
  Account,
  Contract,
  NodeDefaults,
  ProductSettings,
  NodeDetail,
  NodeRow,
  Notification,
  ProcessRecord,
  ResponseOf,
  Server,
  ServerFigures,
  SystemSettings,
  TimelineEntry,
  User,
  UserDetail,
} from '@kronos/api/contract';

/** The current time in tests and stories. */
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
  locale: null,
  theme: null,
  ...more,
});

export const anAdmin = (): User =>
  aUser({ id: 1, name: 'Ada Admin', email: 'admin@kronos.test', admin: true, is_admin: true });

/** A node as it is in the admin's list. */
export const aNodeRow = (more: Partial<NodeRow> = {}): NodeRow => ({
  id: 3,
  alias: 'Falkenstein',
  host: 'fsn.example.test',
  kind: 'ssh',
  provider: null,
  region: null,
  owner: null,
  enabled: true,
  up: true,
  failure: null,
  seen_at: new Date(now).toISOString(),
  capacity: null,
  servers: 12,
  running: 9,
  figures: null,
  created_at: new Date(now - 9_000_000_000).toISOString(),
  ...more,
});

/** A customer as on the admin's user page, with two servers. */
export const aUserDetail = (more: Partial<UserDetail> = {}): UserDetail => ({
  id: 7,
  name: 'Casey Customer',
  email: 'customer@kronos.test',
  is_admin: false,
  is_moderator: false,
  is_reseller: false,
  is_trial: false,
  is_contributor: false,
  whmcs_id: null,
  restrictions: [],
  past_due: false,
  parent: null,
  servers: 2,
  created_at: new Date(now).toISOString(),
  last_seen_at: null,
  is_whmcs_user: false,
  has_plex: false,
  locale: null,
  reseller: null,
  server_list: [],
  tickets: 0,
  sub_users: 0,
  loss: { servers: 2, operations: 0, sub_users: 0, tickets: 0 },
  undeletable: null,
  ...more,
});

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
  wiki_url: '',
  maintenance_message: '',
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
  figures: null,
  operation: null,
  rights: ['view', 'power', 'invites', 'backups', 'billing'],
  claim: 'claimed',
  cdn: null,
  suspension: null,
  seen_at: ago(4),
  created_at: ago(86_400),
  ...more,
});

export const aNode = (more: Partial<NodeDetail> = {}): NodeDetail => ({
  id: 3,
  alias: 'Rack',
  host: 'rack.example.test',
  kind: 'ssh',
  provider: null,
  region: 'Falkenstein',
  owner: null,
  enabled: true,
  up: true,
  failure: null,
  seen_at: ago(0),
  capacity: 20,
  servers: 0,
  running: 0,
  figures: null,
  created_at: ago(0),
  port_first: 32_000,
  port_last: 33_000,
  engine: {
    socket_path: '/var/run/docker.sock',
    host: '10.0.0.7',
    port: 22,
    user: 'kronos',
    host_key: 'SHA256:confirmed',
    sandbox_node: null,
    ssh_key: null,
  },
  has_machine: true,
  server_list: [],
  blast: { servers: 0, customers: 0, operations: 0 },
  wiped_by: null,
  backup_days: null,
  undeletable: null,
  processes: [],
  ...more,
});

/** The defaults of a new product that no admin has changed. */
export const productSettings: ProductSettings & { version: string } = {
  version: 'first',
  cycles: ['monthly', 'quarterly', 'half-yearly', 'yearly', 'once'],
  currency: 'EUR',
  trial_days: 7,
  visibility: 'public',
  plex_image: null,
  emby_image: null,
  jellyfin_image: null,
  cpus: null,
  memory_mb: null,
  pids: null,
  disk_gb: null,
  streams: null,
  transcodes: null,
  bandwidth_mbps: null,
  backups: null,
};

/** The defaults of a new node that no admin has changed. */
export const nodeDefaults: NodeDefaults & { version: string } = {
  version: 'first',
  kind: 'ssh',
  ssh_user: 'root',
  ssh_port: 22,
  tls_port: 2376,
  port_first: 20_000,
  port_last: 29_999,
  capacity: null,
  provider: '',
  region: '',
};

/** The figures of a server that were measured this number of seconds ago. */
export const figuresSeen = (seconds: number, more: Partial<ServerFigures> = {}): ServerFigures => ({
  cpu: 1.37,
  memory_bytes: 1_210_000_000,
  memory_limit_bytes: 4_000_000_000,
  received_bytes: 1000,
  sent_bytes: 2000,
  at: ago(seconds),
  ...more,
});

/** An operation of a server; its id is that of its process. */
export const anOperation = (
  more: Partial<NonNullable<Server['operation']>> = {},
): NonNullable<Server['operation']> => ({
  id: 10,
  kind: 'start',
  state: 'running',
  message: null,
  progress: null,
  ahead: null,
  parent: null,
  started_at: ago(2),
  ...more,
});

/** The admin dashboard's response for a small installation. */
export const anOverview = (): ResponseOf<Contract['adminDashboard']['show']> => ({
  servers: {
    total: 12,
    by_status: {
      running: 7,
      stopped: 2,
      starting: 1,
      stopping: 0,
      restarting: 0,
      deploying: 0,
      rebuilding: 0,
      resetting: 0,
      restoring: 0,
      moving: 0,
      suspended: 0,
      failed: 1,
      unreachable: 1,
    },
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
  progress: null,
  ahead: null,
  parent_id: null,
  has_transactions: false,
  kind: 'start',
  can_retry: false,
  ...more,
});

export const aTimelineEntry = (more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: 'process-1',
  at: ago(60),
  kind: 'actions',
  what: 'restart',
  state: 'succeeded',
  words: 'The server has been restarted',
  by: { who: 'you', name: 'Casey Customer' },
  process_id: 1,
  ...more,
});

/** A page of notifications; `unread` is the count over all pages. */
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

export const anAccount = (more: Partial<Account> = {}): Account => ({
  name: 'Casey Customer',
  email: 'customer@kronos.test',
  pending_email: null,
  theme: null,
  locale: null,
  notifications: {
    servers: { panel: true, mail: false },
    tickets: { panel: true, mail: true },
    billing: { panel: true, mail: true },
    news: { panel: true, mail: false },
    account: { panel: true, mail: false },
  },
  fixed_notifications: ['account'],
  export: null,
  closing: { blocked: null, servers: 2, sub_users: 1 },
  main_account: null,
  ...more,
});
