import type { Server as HttpServer } from 'node:http';

/** An event for everybody on a channel. */
export interface Message {
  /** The name of the wire, with `private-`. */
  channel: string;
  event: string;
  /** Anything that JSON can hold. */
  data: unknown;
}

/** Whose sockets: one session's, or all of a person's. */
export type SocketOwner = { sessionId: string } | { userId: number };

/** The session that had a channel signed for a socket, with its user. */
export interface Signer {
  sessionId: string;
  userId: number;
}

/** Sends events to browsers. `local` speaks the Pusher protocol itself; others hand them to a Pusher-compatible service. */
export interface Broadcaster {
  /** Never fails for a listener's sake; resolves when the event has left. */
  send(message: Message): Promise<void>;
  /** Signs a private channel (wire name, with `private-`) for a socket. */
  sign(socketId: string, wireName: string): { auth: string };
  /** Remembers who had a channel signed for a socket; false when another process may be the one that holds it. */
  remember(socketId: string, signer: Signer): boolean;
  /** Closes the sockets that a session authorised: 4009 at sign-out, 4100 on a role change. */
  disconnect(owner: SocketOwner, code: 4009 | 4100): Promise<void>;
  /** Serves sockets and the events API on a listening server; absent for remote broadcasters. */
  attach?(server: HttpServer): void;
  /** Open sockets, for /metrics. */
  connections(): number;
  /** Says goodbye with 4100 and ends. */
  close(): Promise<void>;
}
