import { navigate } from 'wouter/use-browser-location';
import { askingFirst, type Way } from './asking-first.ts';

/** The address bar, for React and for code outside it. */
export interface AppLocation extends Way {
  /** The path and query as in the address, still encoded: a guard must not check a path that was decoded before. */
  read(): string;
  /** Calls `fn` after each change; returns a function that unsubscribes. */
  subscribe(fn: () => void): () => void;
  /** The state passed to the last `navigate`. */
  readonly state: unknown;
}

/** Calls `fn` on any of the window's events; returns a function that unsubscribes. */
export const onWindow =
  (...events: string[]) =>
  (fn: () => void) => {
    for (const event of events) window.addEventListener(event, fn);
    return () => {
      for (const event of events) window.removeEventListener(event, fn);
    };
  };

/** The browser's location. */
export const browserLocation: AppLocation = {
  read: () => `${window.location.pathname}${window.location.search}`,
  // wouter dispatches events for pushState and replaceState, which have none of their own.
  subscribe: onWindow('popstate', 'pushState', 'replaceState', 'hashchange'),
  ...askingFirst(navigate),
  get state(): unknown {
    return window.history.state;
  },
};
