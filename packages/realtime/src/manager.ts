import type { ChannelId, ChannelScope, EventOf, PayloadOf } from './channels.ts';
import type { LinkStore } from './link.ts';

/**
 * The address of the socket. `path` precedes `/app/{key}`, such as `/realtime`; it is empty for a server at the root.
 * @example
 * const settings: ConnectionSettings = { key: 'app-key', path: '/realtime', host: 'panel.example', port: 8443, tls: true }
 */
export interface ConnectionSettings {
  key: string;
  path: string;
  host: string;
  port: number;
  tls: boolean;
}

/**
 * The response of POST /api/broadcasting/auth: the signature of a channel.
 * @example
 * const grant: ChannelGrant = { auth: 'app-key:0f3a…' }
 */
export interface ChannelGrant {
  auth: string;
  channel_data?: string | undefined;
}

/**
 * The response of POST /api/broadcasting/user-auth: the signature of a socket's user.
 * @example
 * const grant: UserGrant = { auth: 'app-key:0f3a…', user_data: '{"id":"7"}' }
 */
export interface UserGrant {
  auth: string;
  user_data: string;
}

/**
 * The one socket of a page with all its channels. Listeners outlive a disconnect, and the next `connect` subscribes them
 * again.
 * @example
 * const unsubscribe = realtime.on('system', 'rebuild-menu', readMenu)
 */
export interface ChannelManager {
  /**
   * Connects. Does nothing when settings and scope are unchanged; otherwise closes the old socket and opens a new one.
   */
  connect: (settings: ConnectionSettings, scope: ChannelScope) => void;
  /** Unsubscribes from all channels and closes the socket. The listeners stay for the next `connect`. */
  disconnect: () => void;
  /**
   * Adds a listener of an event and returns a function that removes it. The first listener of a channel subscribes to it,
   * the removal of the last one unsubscribes.
   */
  on: <C extends ChannelId, E extends EventOf<C>>(
    channel: C,
    event: E,
    fn: (payload: PayloadOf<C, E>) => void,
  ) => () => void;
  /** The connection state. */
  readonly link: LinkStore;
  /** The id for `X-Socket-ID`; undefined while not connected. */
  socketId: () => string | undefined;
  /**
   * Calls `fn` when a channel is subscribed for the first time. Events between your first fetch and this moment were missed,
   * so fetch again, unless that fetch began after `quietSince` (epoch ms), since which the channel has had no event.
   * `quietSince` is undefined with other servers than the one inside Kronos. Returns a function that removes `fn`.
   */
  onJoined: (fn: (channel: ChannelId, quietSince: number | undefined) => void) => () => void;
  /**
   * Calls `fn` 0–3 s after a channel was subscribed again. Events may have been missed in between, so fetch again. The first
   * subscription of a channel is not a gap. Returns a function that removes `fn`.
   */
  onGap: (fn: (channel: ChannelId) => void) => () => void;
  /**
   * Calls `fn` every 30 s (or every `every` ms) while no events are received: when the socket was refused, or has been down
   * for 10 s. Not while the page is hidden or offline. Returns a function that removes `fn`.
   */
  whileDown: (fn: () => void, every?: number) => () => void;
  /** Disconnects and removes all listeners. */
  close: () => void;
}
