import { useMemo, useSyncExternalStore } from 'react';
import type { ListChoicesStore } from './list-choices.ts';
import type { ListViewChoice } from './kept-choices.ts';

/** The columns and views of a list; `asked` is the query of its address, without the page. */
export function useChoices(store: ListChoicesStore, asked: string) {
  const { hidden, views, home } = useSyncExternalStore(store.subscribe, store.get);
  const hiddenIds = useMemo(() => new Set(hidden), [hidden]);
  const isShown = (view: ListViewChoice) =>
    view.query === asked && view.hidden.length === hiddenIds.size && view.hidden.every((id) => hiddenIds.has(id));
  return { hidden: hiddenIds, views, home, current: views.find(isShown)?.id };
}
