import { navigate } from 'wouter/use-browser-location';

/** The address bar, for React and for everything outside of it. */
export interface AppLocation {
  /** Path and query as the address has them, still encoded: a guard must not judge what something else has decoded. */
  read(): string;
  /** Calls `fn` after each change; returns the way out. */
  subscribe(fn: () => void): () => void;
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  /** What the last `navigate` handed over. */
  readonly state: unknown;
}

/** wouter makes events of what has none: pushState and replaceState. */
const events = ['popstate', 'pushState', 'replaceState', 'hashchange'];

/** The browser's own. */
export const browserLocation: AppLocation = {
  read: () => `${window.location.pathname}${window.location.search}`,
  subscribe(fn) {
    for (const event of events) window.addEventListener(event, fn);
    return () => {
      for (const event of events) window.removeEventListener(event, fn);
    };
  },
  navigate,
  get state(): unknown {
    return window.history.state;
  },
};
