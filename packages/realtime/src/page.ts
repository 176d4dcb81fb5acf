/** What the reconnect cadence needs to know of the page. */
export interface Page {
  isVisible(): boolean;
  isOnline(): boolean;
  /** Calls `fn` whenever one of the two may have changed; returns the way out. */
  onChange(fn: () => void): () => void;
}

/** The browser's page; outside of a browser it is always visible and online. */
export const browserPage: Page = {
  isVisible: () => typeof document === 'undefined' || document.visibilityState !== 'hidden',
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine,
  onChange(fn) {
    if (typeof window === 'undefined') return () => undefined;
    window.addEventListener('online', fn);
    window.addEventListener('offline', fn);
    document.addEventListener('visibilitychange', fn);
    return () => {
      window.removeEventListener('online', fn);
      window.removeEventListener('offline', fn);
      document.removeEventListener('visibilitychange', fn);
    };
  },
};
