import type { Server as HttpServer } from 'node:http';
import type { Occupancy } from './occupancy.ts';

/** An event for everybody on a channel. */
export interface Message {
  /** The name of the wire, with `private-`. */
  channel: string;
  event: string;
  /** Anything that JSON can hold. */
  data: unknown;
  /** The socket that caused it, and need not be told. */
  except?: string | undefined;
}

/** Whose sockets: all of a person's, or those of one of their sessions. */
export interface SocketOwner {
  /** Other back ends have ids of their own. */
  userId: number | string;
  sessionId?: string | undefined;
}

/** The session that had something signed for a socket, with its user. */
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
  /** Signs who a socket is (`pusher:signin`). */
  signUser(socketId: string, userId: number): { auth: string; user_data: string };
  /** Remembers who had something signed for a socket; false when another process may be the one that holds it. */
  remember(socketId: string, signer: Signer): boolean;
  /**
   * Closes the sockets of a person or session: 4009 at sign-out, 4100 on a role change. A service that knows people and
   * no sessions closes all of the person's with 4009; who is still signed in comes back.
   */
  disconnect(owner: SocketOwner, code: 4009 | 4100): Promise<void>;
  /** Serves sockets and the events API on a listening server; absent for remote broadcasters. */
  attach?(server: HttpServer): void;
  /** Says who is on which channel here; absent where a service knows. */
  answerCensus?(): Promise<void>;
  /** Open sockets, for /metrics. */
  connections(): number;
  /** Says goodbye with 4100 and ends. */
  close(): Promise<void>;
}

/** The way of what other back ends publish, by the signed events API, to the browsers of every process. */
export interface Relay {
  publish(messages: readonly Message[]): Promise<void>;
  terminate(userId: string): Promise<void>;
  /** Adds the other processes' to who is on which channel here. */
  gather(here: Occupancy): Promise<Occupancy>;
  /** Says who is on which channel here. */
  answer(here: Occupancy): Promise<void>;
}
