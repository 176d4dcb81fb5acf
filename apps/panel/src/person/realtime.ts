import type { SystemSettings, User } from '@kronos/api/contract';
import type { ChannelId, ChannelManager, ChannelManagerDeps, ConnectionSettings } from '@kronos/realtime';
import { subscribe } from 'valtio/vanilla';
import type { AppParts } from '../app/create-app.ts';
import { isAdmin } from '../routes/roles.ts';
import type { AdminDashboardStore } from './admin-dashboard.ts';
import type { NotificationsStore } from './notifications.ts';
import type { ProcessesStore } from './processes.ts';
import type { ServersStore } from './servers.ts';

interface Deps {
  app: AppParts;
  user: User;
  servers: ServersStore;
  adminDashboard: AdminDashboardStore;
  notifications: NotificationsStore;
  processes: ProcessesStore;
  loadRealtime: () => Promise<(deps: ChannelManagerDeps) => ChannelManager>;
}

/** One socket per signed-in person, once the settings say where it is (spec §4 "Real-time connection"). */
export function startRealtime(deps: Deps): () => void {
  const { app, user, loadRealtime } = deps;
  const { system, connection, socket, origin, api } = app;
  let manager: ChannelManager | undefined;
  let stopHearing = () => {};
  let isClosed = false;

  const connect = () => {
    const { settings } = system.state;
    if (settings) manager?.connect(connectionOf(settings, origin), { tenant: settings.tenant, id: user.id });
  };
  // The manager does nothing for settings that say the same again, and starts anew for others.
  const stopFollowing = subscribe(system.state, connect);

  const load = async () => {
    const createChannelManager = await loadRealtime();
    if (isClosed) return;
    manager = createChannelManager({
      session: app.session.token,
      authorize: (id, name, signal) => authorize(api, id, name, signal),
    });
    socket.id = manager.socketId;
    stopHearing = hear(deps, manager);
    connect();
  };
  // Without its chunk there is no socket; the page says so and goes on asking by itself.
  load().catch(() => connection.setLink('failed'));

  return () => {
    isClosed = true;
    socket.id = () => undefined;
    stopFollowing();
    stopHearing();
    manager?.close();
    connection.setLink('idle');
  };
}

/** What the events do to the stores; what was not heard, before the first subscription or in a gap, is read again. */
function hear(
  { app, user, servers, adminDashboard, notifications, processes }: Deps,
  manager: ChannelManager,
): () => void {
  const { connection, system } = app;

  const readServers = () => void (servers.state.list.status !== 'idle' && servers.load());
  const readDashboard = () => void (adminDashboard.state.overview.status !== 'idle' && adminDashboard.load());

  const readAgain = (channel: ChannelId) => {
    if (channel === 'user') readServers();
    if (channel === 'user' || channel === 'notifications') void notifications.refresh();
    if (channel === 'admin') readDashboard();
    if (channel === 'system') void system.fetch();
  };
  const followLink = () => connection.setLink(manager.link.get().state);

  const stops = [
    manager.link.subscribe(followLink),
    manager.on('user', 'server-updated', ({ id }) => void servers.refetch(id)),
    manager.on('user', 'new-notification', () => void notifications.refresh()),
    manager.on('notifications', 'new-notification', () => void notifications.refresh()),
    manager.on('system', 'fetch-system-settings', () => void system.fetch()),
    manager.on('system', 'rebuild-menu', () => void system.fetch()),
    manager.onJoined(readAgain),
    manager.onGap(readAgain),
    // Without a socket nobody tells of what is new, nor that the socket has moved.
    manager.whileDown(() => {
      void notifications.refresh();
      void system.fetch();
    }),
  ];
  if (isAdmin(user)) {
    stops.push(
      manager.on('admin', 'server-updated', () => {
        readDashboard();
        void processes.load();
      }),
    );
  }
  followLink();

  return () => {
    for (const stop of stops) stop();
  };
}

/** Absent host and port mean the page's own. */
function connectionOf({ realtime }: SystemSettings, origin: string): ConnectionSettings {
  const { key, path, host, port, tls } = realtime;
  const url = new URL(origin);
  const isTls = tls ?? url.protocol === 'https:';
  const ownPort = url.port === '' ? (isTls ? 443 : 80) : Number(url.port);
  return { key, path, host: host ?? url.hostname, port: port ?? ownPort, tls: isTls };
}

/** Asks for the signature of a channel; the status of a refusal tells the manager whether to come back. */
async function authorize(api: AppParts['api'], id: string, name: string, signal: AbortSignal) {
  const outcome = await api.system.authorizeChannel({ body: { socket_id: id, channel_name: name } }, { signal });
  if (outcome.kind === 'ok') return outcome.data;
  const status = outcome.kind === 'http-error' ? outcome.status : 0;
  throw Object.assign(new Error(`The channel ${name} was not authorised.`), { status });
}
