/** What one socket and one server may cost. */
export interface Limits {
  /** Open sockets; when all have a signed channel, those above it are asked to come back later (4100). */
  connections: number;
  /** Handshakes of one address between two looks at what others sent. */
  handshakesAtOnce: number;
  /** So many more of it wait; those above are refused (429). */
  handshakesWaiting: number;
  /** Sockets of one address without a signed channel; for one more of it the oldest has to go. */
  strangersPerAddress: number;
  /** How long a socket may be without a signed channel. */
  strangerSeconds: number;
  channelsPerSocket: number;
  /** Largest frame from a client; larger ones close with 1009. */
  frameBytes: number;
  /** Unsent bytes at which a slow reader is cut off. */
  bufferedBytes: number;
  messagesPerSecond: number;
  /** `client-*` events between browsers; none by default, since the panel's channels are shared by strangers. */
  clientEventsPerSecond: number;
  /** Silence after which the client asks for a pong; the server waits a third longer before it asks itself. */
  activitySeconds: number;
  /** How long a pong may take. */
  pongSeconds: number;
}

export const defaultLimits: Limits = {
  connections: 5_000,
  handshakesAtOnce: 16,
  handshakesWaiting: 2_000,
  strangersPerAddress: 100,
  strangerSeconds: 30,
  channelsPerSocket: 100,
  frameBytes: 10_240,
  bufferedBytes: 1_048_576,
  messagesPerSecond: 100,
  clientEventsPerSecond: 0,
  activitySeconds: 30,
  pongSeconds: 30,
};

/** Answers whether one more fits into the current second. */
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
