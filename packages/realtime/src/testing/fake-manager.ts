import type { ChannelId, ChannelScope, EventOf, PayloadOf } from '../channels.ts';
import { createLink, type Link } from '../link.ts';
import { createListeners } from '../listeners.ts';
import type { ChannelManager, ConnectionSettings } from '../manager.ts';
import { createSubscriptions } from '../subscriptions.ts';

/**
 * A channel manager without a socket, whose events and states a test controls.
 * @example
 * const realtime: FakeChannelManager = createFakeChannelManager()
 * realtime.setLink({ state: 'offline' })
 */
export interface FakeChannelManager extends ChannelManager {
  /** Delivers an event as the server would. Throws when the payload does not match the channel table. */
  emit: <C extends ChannelId, E extends EventOf<C>>(channel: C, event: E, payload: PayloadOf<C, E>) => void;
  /** Sets the connection state. */
  setLink: (link: Link) => void;
  /** Reports the first subscription of a channel, and since when the channel has had no event. */
  join: (channel: ChannelId, quietSince?: number) => void;
  /** Reports that a channel was subscribed again. */
  gap: (channel: ChannelId) => void;
  /** Calls the `whileDown` functions if no events are received in the current state. */
  poll: () => void;
  /** The channels with at least one listener. */
  joined: () => ChannelId[];
  /** The arguments of the last `connect`, or undefined while disconnected. */
  connection: () => { settings: ConnectionSettings; scope: ChannelScope } | undefined;
}

const rethrow = (cause: unknown): never => {
  throw cause;
};

/**
 * Creates a channel manager for stories and unit tests. `connect` is live at once, and errors of listeners are thrown.
 * @example
 * const realtime = createFakeChannelManager()
 * realtime.on('admin', 'server-updated', onUpdate)
 * realtime.emit('admin', 'server-updated', { id: 3 })
 */
export function createFakeChannelManager(): FakeChannelManager {
  const link = createLink(rethrow);
  const joins = createListeners<{ channel: ChannelId; quietSince: number | undefined }>(rethrow);
  const gaps = createListeners<ChannelId>(rethrow);
  const polls = createListeners<void>(rethrow);
  const subscriptions = createSubscriptions({ onChange: () => undefined, onError: rethrow });
  let connection: ReturnType<FakeChannelManager['connection']>;

  const disconnect = () => {
    connection = undefined;
    link.set({ state: 'idle' });
  };
  return {
    connect(settings, scope) {
      connection = { settings, scope };
      link.set({ state: 'live' });
    },
    disconnect,
    on: subscriptions.add,
    link,
    socketId: () => (link.get().state === 'live' ? '1.1' : undefined),
    onJoined: (fn) => joins.add(({ channel, quietSince }) => fn(channel, quietSince)),
    onGap: gaps.add,
    whileDown: polls.add,
    close() {
      disconnect();
      subscriptions.clear();
      joins.clear();
      gaps.clear();
      polls.clear();
    },
    emit: subscriptions.deliver,
    setLink: link.set,
    join: (channel, quietSince) => joins.emit({ channel, quietSince }),
    gap: gaps.emit,
    poll() {
      const { state } = link.get();
      if (state !== 'live' && state !== 'idle' && state !== 'offline') polls.emit();
    },
    joined: subscriptions.wanted,
    connection: () => connection,
  };
}
