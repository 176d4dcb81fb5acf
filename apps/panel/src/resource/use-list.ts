import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApp } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import {
  changeQuery,
  isNarrowed,
  type ListChange,
  type ListFilters,
  type ListQuery,
  type ListShape,
  readQuery,
  writeQuery,
} from './list-query.ts';
import type { ListStore } from './list-store.ts';

/** A list as its address asks for it; `go` asks for something else by the address, so that Back and shared links work. */
export function useList<S extends string, F extends ListFilters, R>(
  store: ListStore<ListQuery<S, F>, R>,
  shape: ListShape<S, F>,
) {
  const { location } = useApp();
  const { path, search } = useAddress();
  const view = useSyncExternalStore(store.subscribe, store.get);
  // By what it says: what stands in the address beside the list asks for nothing else.
  const text = writeQuery(readQuery(search, shape), shape);
  const query = useMemo(() => readQuery(text, shape), [text, shape]);

  useEffect(() => store.show(query), [store, query]);

  const go = useCallback(
    (change: ListChange, { replace = false } = {}) => {
      // As the address is by now: between what was drawn and this, something else may have been asked for.
      const [at = '', ...asked] = location.read().split('?');
      // Nor does a list that is being left take its search along to another page.
      if (at !== path) return;
      const next = changeQuery(asked.join('?'), change, shape);
      location.navigate(next === '' ? path : `${path}?${next}`, { replace });
    },
    [location, path, shape],
  );

  useEffect(() => {
    // As the list is now: what was drawn may be the answer to what the address asked for before.
    const { page, isRefreshing } = store.get();
    if (page.status !== 'ready' || page.isStale || isRefreshing) return;
    const last = page.data.meta.last_page;
    // Rows went meanwhile, and the page with them.
    if (query.page > last) go({ page: last }, { replace: true });
  }, [store, view, query.page, go]);

  return { view, query, go, isNarrowed: isNarrowed(query, shape) };
}
