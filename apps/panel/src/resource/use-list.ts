import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApp } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import {
  changeQuery,
  isNarrowed,
  isUnasked,
  type ListChange,
  type ListFilters,
  type ListQuery,
  type ListShape,
  readQuery,
  viewChange,
  writeQuery,
} from './list-query.ts';
import type { ListChoicesStore } from './list-choices.ts';
import type { ListStore } from './list-store.ts';
import { useChoices } from './use-choices.ts';

/** A list with the query of the address; `go` changes the address, so that Back and shared links work. */
export function useList<S extends string, F extends ListFilters, R>(
  store: ListStore<ListQuery<S, F>, R>,
  shape: ListShape<S, F>,
  choices: ListChoicesStore,
) {
  const { location } = useApp();
  const { path, search } = useAddress();
  const view = useSyncExternalStore(store.subscribe, store.get);
  // Compared as text, so that other parameters of the address do not cause a new query.
  const text = writeQuery(readQuery(search, shape), shape);
  const query = useMemo(() => readQuery(text, shape), [text, shape]);
  const asked = useMemo(() => writeQuery({ ...query, page: 1 }, shape), [query, shape]);
  const chosen = useChoices(choices, asked);
  const opensWithView = chosen.home !== undefined;
  const opened = isUnasked(search, shape) ? chosen.home : undefined;

  const go = useCallback(
    (change: ListChange, { replace = false } = {}) => {
      // The current address, which may have changed since the last render.
      const [at = '', ...rest] = location.read().split('?');
      // A list that is being left must not carry its search over to another page.
      if (at !== path) return;
      const next = changeQuery(rest.join('?'), change, shape, opensWithView);
      location.navigate(next === '' ? path : `${path}?${next}`, { replace });
    },
    [location, path, shape, opensWithView],
  );

  const showView = useCallback(
    (id: string, options?: { replace: boolean }) => {
      const view = choices.get().views.find((one) => one.id === id);
      if (!view) return;
      choices.hide(view.hidden);
      go(viewChange(view.query, shape), options);
    },
    [choices, go, shape],
  );

  // The whole list is not requested before a view is shown.
  useEffect(() => (opened === undefined ? store.show(query) : undefined), [store, query, opened]);
  useEffect(() => {
    if (opened !== undefined) showView(opened, { replace: true });
  }, [opened, showView]);

  useEffect(() => {
    // The current list: the rendered one may be the response to an earlier query.
    const { page, isRefreshing } = store.get();
    if (page.status !== 'ready' || page.isStale || isRefreshing) return;
    const last = page.data.meta.last_page;
    // Rows were removed meanwhile, and the page with them.
    if (query.page > last) go({ page: last }, { replace: true });
  }, [store, view, query.page, go]);

  return { view, query, go, chosen, asked, showView, isNarrowed: isNarrowed(query, shape) };
}
