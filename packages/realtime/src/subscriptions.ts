import type { ZodMiniType } from 'zod/mini';
import { type ChannelId, channels } from './channels.ts';
import { RealtimeError } from './errors.ts';
import { createListeners, type Listeners } from './listeners.ts';
import type { ChannelManager } from './manager.ts';

/** The listeners by channel and event, as data, so that a new socket can restore them. */
export interface Subscriptions {
  add: ChannelManager['on'];
  /** Passes a payload to the listeners if it matches its schema. */
  deliver: (channel: ChannelId, event: string, payload: unknown) => void;
  /** The channels with at least one listener. */
  wanted: () => ChannelId[];
  clear: () => void;
}

/** Creates an empty set of listeners. `onChange` is called when `wanted()` may have changed. */
export function createSubscriptions(deps: {
  onChange: () => void;
  onError: (error: RealtimeError) => void;
}): Subscriptions {
  const table = new Map<ChannelId, Map<string, Listeners<unknown>>>();

  const listenersOf = (channel: ChannelId, event: string): Listeners<unknown> => {
    const events = table.get(channel) ?? new Map<string, Listeners<unknown>>();
    const listeners =
      events.get(event) ??
      createListeners<unknown>((cause) => {
        deps.onError(new RealtimeError('listener', `A listener of "${event}" threw.`, { channel, cause }));
      });
    table.set(channel, events.set(event, listeners));
    return listeners;
  };

  return {
    add(channel, event, fn) {
      // `deliver` checks the payload by its schema; here the type is only widened for storage.
      const remove = listenersOf(channel, event).add(fn as (payload: unknown) => void);
      deps.onChange();
      return () => {
        remove();
        deps.onChange();
      };
    },
    deliver(channel, event, payload) {
      const events: Readonly<Record<string, ZodMiniType>> = channels[channel].events;
      const parsed = events[event]?.safeParse(payload);
      if (parsed?.success) return table.get(channel)?.get(event)?.emit(parsed.data);
      const why = parsed ? 'does not match the channel table' : 'is not in the channel table';
      deps.onError(
        new RealtimeError('payload', `The event "${event}" ${why}; it was dropped.`, { channel, cause: parsed?.error }),
      );
    },
    wanted: () =>
      [...table].filter(([, events]) => [...events.values()].some(({ size }) => size > 0)).map(([channel]) => channel),
    clear() {
      table.clear();
      deps.onChange();
    },
  };
}
