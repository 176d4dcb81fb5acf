import Echo from 'laravel-echo';
import Pusher, { type ChannelAuthorizationHandler, type UserAuthenticationHandler } from 'pusher-js';
import type { ConnectionSettings } from './manager.ts';

/** An open Echo instance with its pusher-js client, and a function that disposes of both. */
export interface OpenEcho {
  echo: Echo<'pusher'>;
  pusher: Pusher;
  /** Whether the latest attempt has a socket that is opening, or open without a greeting yet. */
  isOpening: () => boolean;
  /** Closes the socket and releases the instance. */
  dispose: () => void;
}

/** Opens a socket with the one configuration that works in browsers and in Node. */
export function openEcho(
  settings: ConnectionSettings,
  { handler, signIn }: { handler: ChannelAuthorizationHandler; signIn: UserAuthenticationHandler },
): OpenEcho {
  const network = Pusher.Runtime.getNetwork();
  const events = ['online', 'offline'] as const;
  const callbacks = () => events.flatMap((event) => network.callbacks.get(event) ?? []);
  const before = callbacks();

  const echo = new Echo({
    broadcaster: 'pusher',
    Pusher,
    key: settings.key,
    // Null makes pusher-js throw a string; the host below replaces what a cluster would name.
    cluster: '',
    wsHost: settings.host,
    wsPath: settings.path,
    wsPort: settings.port,
    wssPort: settings.port,
    forceTLS: settings.tls,
    // Without this list a dead socket sends the browser to sockjs.pusher.com; 'wss' alone never connects.
    enabledTransports: ['ws', 'wss'],
    pongTimeout: 10_000,
    // Echo would register interceptors on global axios and jQuery at each construction.
    withoutInterceptors: true,
    namespace: false,
    // B1: Echo writes tokens into its static default objects; these are new objects, and Echo never gets a token.
    auth: { headers: {} },
    userAuthentication: { endpoint: '', transport: 'ajax', headers: {}, customHandler: signIn },
    channelAuthorization: { customHandler: handler },
  });
  const { pusher } = echo.connector;
  const ours = without(before, callbacks());

  return {
    echo,
    pusher,
    isOpening() {
      const log: readonly { cid?: number; state?: string }[] = pusher.timeline.events;
      const latest = log.findLast(({ cid }) => cid !== undefined)?.cid;
      const state = log.findLast((entry) => entry.cid === latest && entry.state !== undefined)?.state;
      return state === 'connecting' || state === 'open';
    },
    dispose() {
      echo.disconnect();
      // pusher-js keeps every instance for ever: in a static list, and through listeners on the network.
      const index = Pusher.instances.indexOf(pusher);
      if (index >= 0) Pusher.instances.splice(index, 1);
      for (const { fn } of ours) network.unbind(undefined, fn);
    },
  };
}

// A function of its own, so that no closure of a connection retains `before`, and with it all earlier connections.
function without<T>(some: readonly T[], all: readonly T[]): T[] {
  return all.filter((one) => !some.includes(one));
}
