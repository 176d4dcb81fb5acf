/** The limits of one socket and of one server. */
export interface Limits {
  /**
   * Open sockets. Beyond this, the oldest one without a signed channel makes room; if there is none, the new one is
   * asked to come back later (4100).
   */
  connections: number;
  /** Handshakes of one address that are handled before other events. */
  handshakesAtOnce: number;
  /** Further handshakes of one address that wait; those beyond are refused (429). */
  handshakesWaiting: number;
  /** Sockets of one address without a signed channel; one more closes the oldest of them. */
  strangersPerAddress: number;
  /** How long a socket may be without a signed channel. */
  strangerSeconds: number;
  /** Sockets of one user that had a channel signed; one more is asked to come back later (4100). */
  socketsPerUser: number;
  channelsPerSocket: number;
  /** The largest frame from a client; larger ones close the socket with 1009. */
  frameBytes: number;
  /** Unsent bytes at which a slow reader is disconnected. */
  bufferedBytes: number;
  messagesPerSecond: number;
  /** `client-*` events between browsers; none by default, since strangers share the panel's channels. */
  clientEventsPerSecond: number;
  /** The idle time after which the client sends a ping; the server waits a third longer before it sends one itself. */
  activitySeconds: number;
  /** How long to wait for a pong. */
  pongSeconds: number;
}

export const defaultLimits: Limits = {
  connections: 5_000,
  handshakesAtOnce: 16,
  handshakesWaiting: 2_000,
  strangersPerAddress: 100,
  strangerSeconds: 30,
  socketsPerUser: 100,
  channelsPerSocket: 100,
  frameBytes: 10_240,
  bufferedBytes: 1_048_576,
  messagesPerSecond: 100,
  clientEventsPerSecond: 0,
  activitySeconds: 30,
  pongSeconds: 30,
};

/** Returns a function that counts an event and returns whether it fits into the current second. */
export function createMeter(perSecond: number, now: () => number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1_000);
    count = current === second ? count + 1 : 1;
    second = current;
    return count <= perSecond;
  };
}
