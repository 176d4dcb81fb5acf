import type { ChannelId, ChannelScope, EventOf, PayloadOf } from '../channels.ts';
import { createLink, type Link } from '../link.ts';
import { createListeners } from '../listeners.ts';
import type { ChannelManager, ConnectionSettings } from '../manager.ts';
import { createSubscriptions } from '../subscriptions.ts';

/** A channel manager without a socket, and the strings to pull it by. */
export interface FakeChannelManager extends ChannelManager {
  /** Delivers an event as the server would; throws when the payload does not fit the channel table. */
  emit: <C extends ChannelId, E extends EventOf<C>>(channel: C, event: E, payload: PayloadOf<C, E>) => void;
  /** Puts the connection mark into any state. */
  setLink: (link: Link) => void;
  /** Announces that a channel was subscribed for the first time, and since when it had no event. */
  join: (channel: ChannelId, quietSince?: number) => void;
  /** Announces that a channel was subscribed again. */
  gap: (channel: ChannelId) => void;
  /** Lets pass the time after which what has no events is asked for. */
  poll: () => void;
  /** The channels with at least one listener. */
  joined: () => ChannelId[];
  /** What the last `connect` was called with; undefined while disconnected. */
  connection: () => { settings: ConnectionSettings; scope: ChannelScope } | undefined;
}

const rethrow = (cause: unknown): never => {
  throw cause;
};

/** For stories and unit tests: `connect` is live at once, listeners that throw throw at the test. */
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
