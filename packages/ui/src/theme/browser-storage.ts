import type { PreferenceStorage } from './preference.ts';

/**
 * Creates a storage for preferences in `localStorage`, or in a cookie where that is blocked.
 * @example
 * const storage = createBrowserStorage(window)
 */
export function createBrowserStorage(host: Pick<Window, 'localStorage' | 'document'>): PreferenceStorage {
  return {
    read(key) {
      try {
        const stored = host.localStorage.getItem(key);
        if (stored) return stored;
      } catch {
        // Denied by the browser's settings; cookies may still be allowed.
      }
      const entry = host.document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`));
      return entry ? entry.slice(key.length + 1) : null;
    },
    write(key, value) {
      try {
        host.localStorage.setItem(key, value);
      } catch {
        host.document.cookie = `${key}=${value}; path=/; max-age=31536000; samesite=lax`;
      }
    },
  };
}
