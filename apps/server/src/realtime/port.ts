import type { Server as HttpServer } from 'node:http';
import type { Occupancy } from './occupancy.ts';

/** An event for all subscribers of a channel. */
export interface Message {
  /** The wire name, with `private-`. */
  channel: string;
  event: string;
  /** Any JSON value. */
  data: unknown;
  /** The socket that caused the event, which does not receive it. */
  except?: string | undefined;
}

/** The owner of sockets: a user, or one of their sessions. */
export interface SocketOwner {
  /** Other back ends have their own ids. */
  userId: number | string;
  sessionId?: string | undefined;
}

/** The session, with its user, that had something signed for a socket. */
export interface Signer {
  sessionId: string;
  userId: number;
}

/**
 * Sends events to browsers. `local` speaks the Pusher protocol itself; others forward them to a Pusher-compatible
 * service.
 */
export interface Broadcaster {
  /** Never fails because of a subscriber; resolves when the event has been sent. */
  send(message: Message): Promise<void>;
  /** Signs a private channel (wire name, with `private-`) for a socket. */
  sign(socketId: string, wireName: string): { auth: string };
  /** Signs the identity of a socket (`pusher:signin`). */
  signUser(socketId: string, userId: number): { auth: string; user_data: string };
  /** Records who had something signed for a socket; false when another process may hold it. */
  remember(socketId: string, signer: Signer): boolean;
  /**
   * Closes the sockets of a user or session: 4009 at sign-out, 4100 after a change of roles. A service that knows users
   * but no sessions closes all sockets of the user with 4009; those still signed in reconnect.
   */
  disconnect(owner: SocketOwner, code: 4009 | 4100): Promise<void>;
  /** Serves sockets and the events API on a listening server; absent for remote broadcasters. */
  attach?(server: HttpServer): void;
  /** Reports the occupancy of this process; absent if a service knows it. */
  answerCensus?(): Promise<void>;
  /** The number of open sockets, for /metrics. */
  connections(): number;
  /** Disconnects all sockets with 4100 and closes the broadcaster. */
  close(): Promise<void>;
}

/** Carries what other back ends publish through the signed events API to the browsers of every process. */
export interface Relay {
  publish(messages: readonly Message[]): Promise<void>;
  terminate(userId: string): Promise<void>;
  /** Adds the occupancy of the other processes to that of this one. */
  gather(here: Occupancy): Promise<Occupancy>;
  /** Reports the occupancy of this process. */
  answer(here: Occupancy): Promise<void>;
}
