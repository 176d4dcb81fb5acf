import type { SystemSettings, User } from '@kronos/api/contract';
import type { ChannelId, ChannelManager, ChannelManagerDeps, ConnectionSettings } from '@kronos/realtime';
import { subscribe } from 'valtio/vanilla';
import type { App } from '../context/app.ts';
import type { AdminScope } from '../context/user-scope.ts';
import type { ServerEvents } from './server-events.ts';
import type { News } from './news.ts';
import type { NotificationsStore } from '../stores/notifications.ts';
import type { ServersStore } from '../stores/servers.ts';

/** Loads the function that opens the socket. */
export type LoadRealtime = () => Promise<(deps: ChannelManagerDeps) => ChannelManager>;

interface Deps {
  app: App;
  user: User;
  begun: number | undefined;
  readUser: () => Promise<void>;
  servers: ServersStore;
  admin: AdminScope | undefined;
  notifications: NotificationsStore;
  news: News;
  serverEvents: ServerEvents;
  loadRealtime: LoadRealtime;
}

/** One socket for each signed-in user, once the settings contain its address (spec §4 "Real-time connection"). */
export function startRealtime(deps: Deps): () => void {
  const { app, user, loadRealtime } = deps;
  const { system, connection, socket, origin, api } = app;
  let manager: ChannelManager | undefined;
  let unsubscribe = () => {};
  let isClosed = false;

  const connect = () => {
    const { settings } = system.state;
    // Without a session there is no new token for the socket.
    if (settings && app.session.token() !== null)
      manager?.connect(connectionOf(settings, origin), { tenant: settings.tenant, id: user.id });
  };
  // The manager ignores unchanged settings, and reconnects for others.
  const stops = [subscribe(system.state, connect), subscribe(app.session.state, connect)];

  const load = async () => {
    const createChannelManager = await loadRealtime();
    if (isClosed) return;
    manager = createChannelManager({
      session: app.session.token,
      authorize: (id, name, signal) => authorize(api, id, name, signal),
      authenticate: (id, signal) => authenticate(api, id, signal),
    });
    socket.id = manager.socketId;
    unsubscribe = subscribeAll(deps, manager);
    connect();
  };
  // Without its chunk there is no socket; the page shows that and polls.
  load().catch(() => connection.setLink('failed'));

  return () => {
    isClosed = true;
    socket.id = () => undefined;
    for (const stop of stops) stop();
    unsubscribe();
    manager?.close();
    connection.setLink('idle');
  };
}

/**
 * Applies the events to the stores; data whose events may have been missed, before the first subscription or in a
 * gap, is read again.
 */
function subscribeAll(
  { app, user, begun, readUser, servers, admin, notifications, news, serverEvents }: Deps,
  manager: ChannelManager,
): () => void {
  const { connection, system } = app;

  const readServers = () => void servers.refresh();
  const readDashboard = () => {
    if (admin && admin.adminDashboard.state.overview.status !== 'idle') void admin.adminDashboard.load();
  };

  const readAgain = (channel: ChannelId) => {
    if (channel === 'user') {
      readServers();
      void readUser();
    }
    if (channel === 'user' || channel === 'notifications') void notifications.refresh();
    if (channel === 'admin') readDashboard();
    if (channel === 'system') void system.fetch();
  };
  const followLink = () => {
    const link = manager.link.get();
    connection.setLink(link.state);
    // The session was ended elsewhere: the next request is refused, and the page shows that.
    if (link.state === 'failed' && link.code === sessionEnded) void notifications.refresh();
  };

  /** Before the first subscription no event was missed if the channel was quiet since the page began to read. */
  const onMissed = (fn: (channel: ChannelId) => void) => {
    const isWhole = (quietSince = Infinity) => begun !== undefined && quietSince <= begun && !connection.hasStumbled();
    const leaves = [
      manager.onJoined((channel, quietSince) => void (isWhole(quietSince) || fn(channel))),
      manager.onGap(fn),
    ];
    return () => {
      for (const leave of leaves) leave();
    };
  };

  const stops = [
    serverEvents.attach(manager, onMissed),
    news.subscribe(manager, user),
    manager.link.subscribe(followLink),
    manager.on('user', 'server-updated', ({ id }) => void servers.ownChanged(id)),
    manager.on('user', 'new-notification', () => void notifications.refresh()),
    manager.on('notifications', 'new-notification', () => void notifications.refresh()),
    manager.on('system', 'fetch-system-settings', () => void system.fetch()),
    manager.on('system', 'rebuild-menu', () => void system.fetch()),
    manager.on('user', 'rebuild-menu', () => {
      void readUser();
      void system.fetch();
    }),
    onMissed(readAgain),
    // Without a socket there are no events, nor notice of a new address of the socket.
    manager.whileDown(() => {
      void notifications.refresh();
      void system.fetch();
    }),
  ];
  if (admin) {
    stops.push(
      manager.on('admin', 'server-updated', ({ id }) => {
        // It may be the server on screen, whoever owns it.
        servers.anyChanged(id);
        readDashboard();
        void admin.processes.load();
      }),
      manager.on('admin', 'portainer-installed', ({ node }) => void admin.portainerInstalled(node)),
    );
  }
  followLink();

  return () => {
    for (const stop of stops) stop();
  };
}

/** The code with which the server closes a socket when its session ends. */
const sessionEnded = 4009;

/** Missing host and port mean the page's own. */
function connectionOf({ realtime }: SystemSettings, origin: string): ConnectionSettings {
  const { key, path, host, port, tls } = realtime;
  const url = new URL(origin);
  const isTls = tls ?? url.protocol === 'https:';
  const ownPort = url.port === '' ? (isTls ? 443 : 80) : Number(url.port);
  return { key, path, host: host ?? url.hostname, port: port ?? ownPort, tls: isTls };
}

/** Requests the signature of a channel; the status of a refusal tells the manager whether to try again. */
async function authorize(api: App['api'], id: string, name: string, signal: AbortSignal) {
  const outcome = await api.system.authorizeChannel({ body: { socket_id: id, channel_name: name } }, { signal });
  if (outcome.kind === 'ok') return outcome.data;
  throw refused(`The channel ${name} was not authorised.`, outcome);
}

/** Requests the signature of the socket's user in the same way. */
async function authenticate(api: App['api'], id: string, signal: AbortSignal) {
  const outcome = await api.system.authenticateUser({ body: { socket_id: id } }, { signal });
  if (outcome.kind === 'ok') return { auth: outcome.data.auth, user_data: outcome.data.user_data ?? '' };
  throw refused('The socket was not signed in.', outcome);
}

const refused = (message: string, outcome: { kind: string; status?: number }) =>
  Object.assign(new Error(message), { status: outcome.kind === 'http-error' ? outcome.status : 0 });
