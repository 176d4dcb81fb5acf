import type { SystemSettings, User } from '@kronos/api/contract';
import type { ChannelManager, ConnectionSettings } from '@kronos/realtime';
import { subscribe } from 'valtio/vanilla';
import { isAdmin } from '../../routes/roles.ts';
import type { AppParts } from '../create-app.ts';
import type { EffectDeps } from './start-effects.ts';

/** One socket per signed-in person, once the settings say where it is (spec §4 "Real-time connection"). */
export function startRealtime(deps: EffectDeps): () => void {
  const { session, system } = deps.app;
  let current: { user: number; close: () => void; connect: (settings: SystemSettings) => void } | undefined;

  const follow = () => {
    const { user, status } = session.state;
    const { settings } = system.state;
    const isIn = status === 'signed-in' && user !== null;
    // Another person gets another socket: on the old one their predecessor's channels would live on.
    if (current && (!isIn || current.user !== user.id)) {
      current.close();
      current = undefined;
    }
    if (!isIn || settings === null) return;
    current ??= { user: user.id, ...open(deps, user) };
    current.connect(settings);
  };

  const stops = [subscribe(session.state, follow), subscribe(system.state, follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
    current?.close();
  };
}

/** Loads the manager, then connects it to wherever the settings said last. */
function open({ app, page, socket, loadRealtime }: EffectDeps, user: User) {
  const { connection } = app;
  let wanted: SystemSettings | undefined;
  let manager: ChannelManager | undefined;
  let stopHearing = () => {};
  let isClosed = false;

  const connect = () => {
    if (!manager || !wanted) return;
    manager.connect(connectionOf(wanted, page.origin), { tenant: wanted.tenant, id: user.id });
  };

  const load = async () => {
    const createChannelManager = await loadRealtime();
    if (isClosed) return;
    manager = createChannelManager({ authorize: (id, name, signal) => authorize(app.api, id, name, signal) });
    socket.id = manager.socketId;
    stopHearing = hear(app, manager, user);
    connect();
  };
  // Without its chunk there is no socket; the page says so and goes on asking by itself.
  load().catch(() => connection.setLink('failed'));

  return {
    connect(settings: SystemSettings) {
      wanted = settings;
      connect();
    },
    close() {
      isClosed = true;
      socket.id = () => undefined;
      stopHearing();
      manager?.close();
      connection.setLink('idle');
    },
  };
}

/** What the events do to the stores; after a gap whatever it may have swallowed is read again. */
function hear(app: AppParts, manager: ChannelManager, user: User): () => void {
  const { connection, system, servers, adminDashboard, clock } = app;
  let catchUp: (() => void) | undefined;
  let wasLive = false;

  const readServers = () => servers.state.list.status !== 'idle' && servers.load();
  const readDashboard = () => adminDashboard.state.overview.status !== 'idle' && adminDashboard.load();

  const followLink = () => {
    const { state } = manager.link.get();
    connection.setLink(state);
    if (state !== 'live' || wasLive) return;
    wasLive = true;
    // What happened between the first read and the first subscription is lost, so one more read follows.
    catchUp = clock.after(1_000, () => {
      void readServers();
      void readDashboard();
    });
  };

  const stops = [
    manager.link.subscribe(followLink),
    manager.on('user', 'server-updated', ({ id }) => void servers.refetch(id)),
    manager.on('system', 'fetch-system-settings', () => void system.fetch()),
    manager.on('system', 'rebuild-menu', () => void system.fetch()),
    manager.onGap((channel) => {
      if (channel === 'user') void readServers();
      if (channel === 'admin') void readDashboard();
      if (channel === 'system') void system.fetch();
    }),
  ];
  if (isAdmin(user)) stops.push(manager.on('admin', 'server-updated', () => void readDashboard()));
  followLink();

  return () => {
    catchUp?.();
    for (const stop of stops) stop();
  };
}

/** Absent host and port mean the page's own (decisions, sockets). */
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
