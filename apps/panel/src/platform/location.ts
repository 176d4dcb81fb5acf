import { navigate } from 'wouter/use-browser-location';
import { askingFirst, type Way } from './asking-first.ts';

/** The address bar, for React and for everything outside of it. */
export interface AppLocation extends Way {
  /** Path and query as the address has them, still encoded: a guard must not judge what something else has decoded. */
  read(): string;
  /** Calls `fn` after each change; returns the way out. */
  subscribe(fn: () => void): () => void;
  /** What the last `navigate` handed over. */
  readonly state: unknown;
}

/** Calls `fn` on any of the window's events; returns the way out. */
export const onWindow =
  (...events: string[]) =>
  (fn: () => void) => {
    for (const event of events) window.addEventListener(event, fn);
    return () => {
      for (const event of events) window.removeEventListener(event, fn);
    };
  };

/** The browser's own. */
export const browserLocation: AppLocation = {
  read: () => `${window.location.pathname}${window.location.search}`,
  // wouter makes events of what has none: pushState and replaceState.
  subscribe: onWindow('popstate', 'pushState', 'replaceState', 'hashchange'),
  ...askingFirst(navigate),
  get state(): unknown {
    return window.history.state;
  },
};
