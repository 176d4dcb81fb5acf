import type { ChannelId, ChannelManager, EventOf } from '@kronos/realtime';

export type ServerEvents = ReturnType<typeof createServerEvents>;

interface Listener {
  readonly channel: ChannelId;
  listen(manager: ChannelManager): () => void;
  readonly read: () => void;
}

/** The event subscriptions of the screens' stores; the socket may be opened before or after them. */
export function createServerEvents() {
  const listeners = new Map<Listener, (() => void) | undefined>();
  let manager: ChannelManager | undefined;

  const readAll = (channel?: ChannelId) => {
    for (const listener of listeners.keys()) if (channel === undefined || listener.channel === channel) listener.read();
  };

  return {
    follow<C extends ChannelId>(channel: C, event: EventOf<C>, read: () => void): () => void {
      const listener: Listener = { channel, read, listen: (to) => to.on(channel, event, read) };
      listeners.set(listener, manager && listener.listen(manager));
      return () => {
        listeners.get(listener)?.();
        listeners.delete(listener);
      };
    },
    /**
     * Subscribes all listeners; `onMissed` reports channels whose events may have been missed. Returns a function
     * that unsubscribes.
     */
    attach(to: ChannelManager, onMissed: (fn: (channel: ChannelId) => void) => () => void): () => void {
      manager = to;
      for (const listener of listeners.keys()) listeners.set(listener, listener.listen(to));
      const stops = [onMissed(readAll), to.whileDown(() => readAll())];
      return () => {
        manager = undefined;
        for (const stop of [...stops, ...listeners.values()]) stop?.();
      };
    },
  };
}
