import type { ChannelId, ChannelScope, EventOf, PayloadOf } from './channels.ts';
import type { LinkStore } from './link.ts';

/** Where the socket is. `path` stands before `/app/{key}`, e.g. `/realtime`; empty for a server at the root. */
export interface ConnectionSettings {
  key: string;
  path: string;
  host: string;
  port: number;
  tls: boolean;
}

/** What POST /api/broadcasting/auth answers. */
export interface ChannelGrant {
  auth: string;
  channel_data?: string | undefined;
}

/** What POST /api/broadcasting/user-auth answers: whose the socket is, signed. */
export interface UserGrant {
  auth: string;
  user_data: string;
}

/** One socket, all channels. Listeners are data: they outlive a disconnect and are joined again by the next connect. */
export interface ChannelManager {
  /** Connects, or does nothing when settings and scope are what they were; otherwise leaves all and starts anew. */
  connect: (settings: ConnectionSettings, scope: ChannelScope) => void;
  /** Leaves all channels and closes the socket; the listeners stay for the next `connect`. */
  disconnect: () => void;
  /** Hears an event of a channel. The first listener of a channel joins it, the last one leaves it. */
  on: <C extends ChannelId, E extends EventOf<C>>(
    channel: C,
    event: E,
    fn: (payload: PayloadOf<C, E>) => void,
  ) => () => void;
  /** The state of the socket. */
  readonly link: LinkStore;
  /** The id for `X-Socket-ID`; undefined while not connected. */
  socketId: () => string | undefined;
  /**
   * Calls `fn` when a channel is subscribed for the first time: what happened between the first fetch and this moment
   * was not heard, so fetch again; unless that fetch began after `quietSince` (epoch ms), from which on the channel had
   * no event. Undefined where the server does not tell: only the one inside Kronos does.
   */
  onJoined: (fn: (channel: ChannelId, quietSince: number | undefined) => void) => () => void;
  /**
   * Calls `fn` 0–3 s after a channel was subscribed again: events of the time between are lost, so fetch again.
   * The first subscription of a channel is no gap.
   */
  onGap: (fn: (channel: ChannelId) => void) => () => void;
  /**
   * Calls `fn` every half a minute (or `every` ms) while no events can come: the socket was refused, or has been away
   * for 10 s. Not while the page is hidden or without a network. Returns the end.
   */
  whileDown: (fn: () => void, every?: number) => () => void;
  /** Disconnects and forgets every listener. */
  close: () => void;
}
