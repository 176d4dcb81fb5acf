import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { navigate, useBrowserLocation, useSearch } from 'wouter/use-browser-location';

/** The address bar, for React and for everything outside of it. Tests hand in wouter's `memoryLocation`. */
export interface AppLocation {
  /** Both as the address has them, still encoded: a guard must not judge what something else has decoded. */
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

/** Path and query of the page, the query without its question mark. */
export function useAddress({ hook: usePath, searchHook: useQuery }: AppLocation) {
  // oxlint-disable-next-line react/hooks -- an app keeps its location for life
  const [path] = usePath();
  // oxlint-disable-next-line react/hooks -- as above
  return { path, search: useQuery().replace(/^\?/, '') };
}
