import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSearcher } from '../../components/SearchDialog/create-searcher.ts';
import type { MediaTitle } from './collection.ts';

/** Finds titles by a part of their names. The signal aborts when they are no longer needed. */
export type FindTitles = (text: string, signal: AbortSignal) => Promise<readonly MediaTitle[]>;

// The pause in typing after which a request is sent, in ms.
const pause = 200;

/** Searches for titles when typing pauses. Results for an outdated text are ignored; blank text is not searched. */
export function useTitleSearch(find: FindTitles) {
  const [searcher] = useState(() => createSearcher<MediaTitle>());
  const { status, results } = useSyncExternalStore(searcher.subscribe, searcher.getState, searcher.getState);
  const [text, setText] = useState('');
  useEffect(() => searcher.clear, [searcher]);

  const ask = (next: string, delay = pause) => {
    setText(next);
    const query = next.trim();
    if (query === '') searcher.clear();
    else searcher.ask({ query, section: undefined }, (asked, { signal }) => find(asked, signal), delay);
  };
  return { text, status, results, ask, newest: searcher.newest };
}
