import type { Server as HttpServer } from 'node:http';
import type { ChannelId, ChannelScope, EventOf, PayloadOf } from '@kronos/realtime/channels';

/** Sends events to browsers. `local` speaks the Pusher protocol itself; others hand them to a Pusher-compatible service. */
export interface Broadcaster {
  /**
   * Never fails for a listener's sake; resolves when the event has left. The scope needs what stands in the channel's
   * name: `id` for `user`, `tenant` for the others.
   */
  publish<C extends ChannelId, E extends EventOf<C>>(
    channel: C,
    scope: Partial<ChannelScope>,
    event: E,
    payload: PayloadOf<C, E>,
  ): Promise<void>;
  /** Signs a private channel (wire name, with `private-`) for a socket and remembers which session and user asked. */
  sign(socketId: string, wireName: string, owner: { sessionId: string; userId: number }): { auth: string };
  /** Closes the sockets that a session authorised: 4009 at sign-out, 4100 on a role change. */
  disconnect(owner: { sessionId: string } | { userId: number }, code: 4009 | 4100): void;
  /** Serves sockets and the events API on a listening server; absent for remote broadcasters. */
  attach?(server: HttpServer): void;
  /** Open sockets, for /metrics. */
  connections(): number;
  /** Says goodbye with 4100 and ends. */
  close(): Promise<void>;
}
