import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location';

/** The address bar, for the router and for everything outside of React. Tests hand in wouter's `memoryLocation`. */
export interface AppLocation {
  readonly hook: BaseLocationHook;
  readonly searchHook: BaseSearchHook;
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): void;
  /** What the last `navigate` handed over. */
  readonly state: unknown;
}

export const browserLocation: AppLocation = {
  hook: useBrowserLocation,
  searchHook: useSearch,
  navigate,
  get state(): unknown {
    return window.history.state;
  },
};
