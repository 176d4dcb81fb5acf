import type { ChannelId, EventOf } from '@kronos/realtime';
import type { StoreDeps } from '../stores/store-deps.ts';

/** The events, by channel, that make the data on screen stale. */
export type StaleOn = { readonly [Id in ChannelId]?: readonly EventOf<Id>[] };

/** Calls `onEvent` after each of these events. */
export function followEvents(staleOn: StaleOn, follow: StoreDeps['follow'], onEvent: () => void): void {
  const followChannel = <Id extends ChannelId>(channel: Id, events: StaleOn[Id] = staleOn[channel]) => {
    for (const event of events ?? []) follow(channel, event, onEvent);
  };
  for (const channel of Object.keys(staleOn) as ChannelId[]) followChannel(channel);
}
