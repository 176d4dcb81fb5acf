import Pusher from 'pusher';
import type { Broadcaster } from './port.ts';

export interface PusherOptions {
  appId: string;
  key: string;
  secret: string;
  /** Where events are published. For the hosted service `api-<cluster>.pusher.com`. */
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
    async send({ channel, event, data }) {
      await service.trigger(channel, event, data);
    },
    sign: (socketId, wireName) => ({ auth: service.authorizeChannel(socketId, wireName).auth }),
    signUser: (socketId, userId) => service.authenticateUser(socketId, { id: String(userId) }),
    // Whose a socket is, the service is told by the socket itself, at its sign-in.
    remember: () => true,
    async disconnect({ userId }) {
      await service.terminateUserConnections(String(userId));
    },
    connections: () => 0,
    async close() {},
  };
}
