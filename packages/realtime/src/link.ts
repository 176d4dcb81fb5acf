import { createListeners } from './listeners.ts';

/**
 * The state of the socket, for the connection mark. Only `live` delivers events. `connecting`: the first attempt since
 * `connect()`. `recovering`: lost, or not reached, since then (epoch ms); coming back by itself. `offline`: not connected,
 * and the browser has no network. `failed`: given up until `connect()` is called again; `code` is the close code, if any.
 */
export type Link =
  | { readonly state: 'idle' | 'connecting' | 'live' | 'offline' }
  | { readonly state: 'recovering'; readonly since: number }
  | { readonly state: 'failed'; readonly reason: 'refused' | 'unsupported'; readonly code?: number };

/** A store of one value, made for `useSyncExternalStore`: `get` returns the same object until it changes. */
export interface LinkStore {
  get: () => Link;
  /** Calls `fn` after each change; returns the way out. */
  subscribe: (fn: () => void) => () => void;
}

/** The writable side of the link store. */
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
