import type { Authenticate, Authorize } from './authorizer.ts';
import { type ChannelId, type ChannelScope, channelName, channels } from './channels.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Connection, createConnection } from './connection.ts';
import { RealtimeError } from './errors.ts';
import { createLink } from './link.ts';
import { createListeners } from './listeners.ts';
import type { ChannelManager, ConnectionSettings } from './manager.ts';
import { browserPage, type Page } from './page.ts';
import { startPolling } from './polling.ts';
import { createSharedConnection } from './shared-connection.ts';
import { createSubscriptions } from './subscriptions.ts';
import { browserTabs, digest, type Tabs } from './tabs.ts';

/** The polling interval while no events are received. */
const POLL_EVERY = 30_000;

/** Many clients reconnect in the same second; this spreads their requests. */
const GAP_JITTER = 3_000;

/**
 * The dependencies of a channel manager. Only `authorize` is required.
 * @example
 * const deps: ChannelManagerDeps = { authorize, session: () => token, onError: report }
 */
export interface ChannelManagerDeps {
  /** Signs a channel. It is called for each subscription, so it can always use the current token. */
  authorize: Authorize;
  /**
   * Signs the user of the socket (`pusher:signin`), so that a server can have a hosted service close it. A socket that was
   * closed this way reconnects once and signs in again: a service knows users, not sessions, and may have meant another
   * session.
   */
  authenticate?: Authenticate;
  /**
   * Returns what the rights of the socket depend on, such as the current token; read at each `connect`. Tabs of a browser
   * that return the same value share one socket. Without it, or without Web Locks, each tab has its own.
   */
  session?: () => string | null | undefined;
  /** Called with each error. By default errors are ignored. */
  onError?: (error: RealtimeError) => void;
  /** @default the system's clock */
  clock?: Clock;
  /** @default Math.random */
  random?: () => number;
  /** @default the browser's page */
  page?: Page;
  /** @default the browser's tabs, or undefined where it has no Web Locks */
  tabs?: Tabs | undefined;
}

/**
 * Creates a channel manager. It connects on `connect` and subscribes to a channel when it gets its first listener.
 * @example
 * const realtime = createChannelManager({ authorize, onError: report })
 * const unsubscribe = realtime.on('user', 'server-updated', ({ id }) => readServer(id))
 * realtime.connect({ key: 'app-key', path: '/realtime', host: 'panel.example', port: 8443, tls: true }, { tenant: 'demo', id: 7 })
 */
export function createChannelManager({
  authorize,
  authenticate,
  session = () => null,
  onError = () => undefined,
  clock = systemClock,
  random = Math.random,
  page = browserPage,
  tabs = browserTabs(),
}: ChannelManagerDeps): ChannelManager {
  const onThrow = (cause: unknown) => onError(new RealtimeError('listener', 'A listener threw.', { cause }));
  const link = createLink(onThrow);
  const joins = createListeners<Join>(onThrow);
  const gaps = createListeners<ChannelId>(onThrow);
  const subscriptions = createSubscriptions({ onChange: schedule, onError });
  const polls = new Set<() => void>();
  const seen = new Set<ChannelId>();
  const announcements = new Map<ChannelId, () => void>();
  let identity: string | undefined;
  let lastOwner: string | undefined;
  let connection: Connection | undefined;
  let isScheduled = false;

  // One pass for all changes of a turn: a component that unmounts and mounts again keeps its channel.
  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      reconcile();
    });
  }
  function reconcile() {
    const wanted = subscriptions.wanted();
    for (const channel of seen) if (!wanted.includes(channel)) forget(channel);
    connection?.want(wanted);
  }
  function forget(channel: ChannelId) {
    seen.delete(channel);
    announcements.get(channel)?.();
    announcements.delete(channel);
  }
  function onSubscribed(channel: ChannelId, quietSince?: number) {
    if (!seen.has(channel)) {
      seen.add(channel);
      return joins.emit({ channel, quietSince });
    }
    announcements.get(channel)?.();
    announcements.set(
      channel,
      clock.after(random() * GAP_JITTER, () => gaps.emit(channel)),
    );
  }
  function leave() {
    connection?.close();
    connection = undefined;
    identity = undefined;
    link.set({ state: 'idle' });
  }
  function disconnect() {
    leave();
    for (const channel of seen) forget(channel);
  }

  return {
    connect(settings, scope) {
      const token = session() ?? null;
      const next = identify(settings, scope, token);
      if (next === identity && link.get().state !== 'failed') return;
      // Throws for a tenant that is not valid in a channel name, before the current socket is closed.
      const owner = `${channelName('system', scope)} ${scope.id}`;
      // The first subscriptions of another user are not gaps; those of the same user on a new socket are.
      if (owner === lastOwner) leave();
      else disconnect();
      identity = next;
      lastOwner = owner;
      const { deliver: onEvent } = subscriptions;
      const parts = {
        settings,
        scope,
        authorize,
        authenticate,
        clock,
        random,
        page,
        onLink: link.set,
        onSubscribed,
        onEvent,
        onError,
      };
      connection =
        token !== null && tabs ? createSharedConnection(parts, groupOf(next), tabs) : createConnection(parts);
      reconcile();
    },
    disconnect,
    on: subscriptions.add,
    link,
    socketId: () => connection?.socketId(),
    onJoined: (fn) => joins.add(({ channel, quietSince }) => fn(channel, quietSince)),
    onGap: gaps.add,
    whileDown(fn, every = POLL_EVERY) {
      const poll = createListeners<void>(onThrow);
      poll.add(fn);
      const stop = startPolling({ link, poll: poll.emit, every, clock, random, page });
      polls.add(stop);
      return () => {
        stop();
        polls.delete(stop);
      };
    },
    close() {
      disconnect();
      subscriptions.clear();
      joins.clear();
      gaps.clear();
      for (const stop of polls) stop();
      polls.clear();
    },
  };
}

/** The first subscription of a channel. */
interface Join {
  readonly channel: ChannelId;
  readonly quietSince: number | undefined;
}

/** Returns the identity of a socket. Only another identity needs a new socket. */
function identify(
  { key, path, host, port, tls }: ConnectionSettings,
  { tenant, id }: ChannelScope,
  token: string | null,
): string {
  return JSON.stringify([key, path, host, port, tls, tenant, id, token]);
}

/**
 * Returns the name of the group of tabs that share a socket. Tabs with another channel table or another version of the
 * messages between tabs (the number) form their own group.
 */
function groupOf(identity: string): string {
  const table = Object.values(channels).map(({ name, events }) => [name, ...Object.keys(events)]);
  return `kronos-realtime-1 ${digest(identity + JSON.stringify(table))}`;
}
