import Pusher from 'pusher';
import { Unreachable } from './bus/port.ts';
import type { Broadcaster } from './port.ts';

export interface PusherOptions {
  appId: string;
  key: string;
  secret: string;
  /** The host to which events are published; for the hosted service `api-<cluster>.pusher.com`. */
  host: string;
  port: number;
  tls: boolean;
}

/** How long the service may take to accept an event. */
const timeoutMs = 5000;

/** Hands events to a Pusher-compatible service: the hosted one, Laravel Reverb, Soketi, or another panel's own. */
export function createPusherBroadcaster({ port, tls, ...application }: PusherOptions): Broadcaster {
  const service = new Pusher({ ...application, port: String(port), useTLS: tls, timeout: timeoutMs });
  return {
    send: ({ channel, event, data }) => reaching(service.trigger(channel, event, data)),
    sign: (socketId, wireName) => ({ auth: service.authorizeChannel(socketId, wireName).auth }),
    signUser: (socketId, userId) => service.authenticateUser(socketId, { id: String(userId) }),
    // The socket itself identifies its user to the service when it signs in.
    remember: () => true,
    disconnect: ({ userId }) => reaching(service.terminateUserConnections(String(userId))),
    connections: () => 0,
    async close() {},
  };
}

/** Whether a failure is due to the service's own state or to these credentials, rather than to what was sent. */
const isOfTheService = (status: unknown): boolean =>
  typeof status !== 'number' || [401, 403, 408, 429, 502, 503, 504].includes(status);

async function reaching(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (cause) {
    const status = cause instanceof Error && 'status' in cause ? cause.status : undefined;
    if (!isOfTheService(status)) throw cause;
    const answer = typeof status === 'number' ? `responded with ${status}` : 'did not respond';
    throw new Unreachable(`The Pusher-compatible service ${answer}.`, { cause });
  }
}
