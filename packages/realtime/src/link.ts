import { createListeners } from './listeners.ts';

/**
 * The connection state. Events are received only while it is `live`. `connecting`: the first attempt since `connect()`.
 * `recovering`: the connection was lost, or not reached, since then (epoch ms) and is being retried. `offline`: not
 * connected, and the browser has no network. `failed`: given up until `connect()` is called again, with the close code in
 * `code`, if any.
 * @example
 * const isLive = (link: Link) => link.state === 'live'
 */
export type Link =
  | { readonly state: 'idle' | 'connecting' | 'live' | 'offline' }
  | { readonly state: 'recovering'; readonly since: number }
  | { readonly state: 'failed'; readonly reason: 'refused' | 'unsupported'; readonly code?: number };

/**
 * A store of the connection state for `useSyncExternalStore`: `get` returns the same object until the state changes.
 * @example
 * const link = useSyncExternalStore(realtime.link.subscribe, realtime.link.get)
 */
export interface LinkStore {
  get: () => Link;
  /** Calls `fn` after each change. Returns a function that unsubscribes. */
  subscribe: (fn: () => void) => () => void;
}

/** Creates the writable store of the connection state. */
export function createLink(onThrow: (cause: unknown) => void): LinkStore & { set: (next: Link) => void } {
  const listeners = createListeners<void>(onThrow);
  let link: Link = { state: 'idle' };
  return {
    get: () => link,
    subscribe: listeners.add,
    set(next) {
      if (JSON.stringify(next) === JSON.stringify(link)) return;
      link = next;
      listeners.emit();
    },
  };
}
