import { useSyncExternalStore } from 'react';
import { useApp } from './app-context.ts';

/** Returns the path and query of the page, the query without its question mark. */
export function useAddress() {
  const { location } = useApp();
  const address = useSyncExternalStore(location.subscribe, location.read);
  const [path = '', ...search] = address.split('?');
  return { path, search: search.join('?') };
}
