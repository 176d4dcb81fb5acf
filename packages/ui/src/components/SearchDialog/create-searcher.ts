/** A search request: the text, and the section that it is limited to. */
export interface SearchQuestion {
  query: string;
  section: string | undefined;
}

/** Loads the results of a search. The signal aborts when they are no longer needed. */
export type SearchFunction<Result> = (
  query: string,
  options: { section: string | undefined; signal: AbortSignal },
) => Promise<readonly Result[]>;

export interface SearchState<Result> {
  /** The status: `waiting` from the first character until the newest results have loaded. */
  status: 'idle' | 'waiting' | 'ready' | 'failed';
  /** The last results; they stay while the next ones load. */
  results: readonly Result[];
}

/** Creates a searcher, which searches when typing pauses and ignores results of outdated searches. */
export function createSearcher<Result>() {
  const idle: SearchState<Result> = { status: 'idle', results: [] };
  const listeners = new Set<() => void>();
  let state = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller: AbortController | undefined;
  let send: (() => void) | undefined;
  let answer: Promise<readonly Result[] | undefined> = Promise.resolve(undefined);

  const set = (next: SearchState<Result>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const cancel = () => {
    clearTimeout(timer);
    send = undefined;
    controller?.abort();
    controller = undefined;
  };

  const flush = () => {
    clearTimeout(timer);
    send?.();
    send = undefined;
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    /** Searches after `delay` milliseconds without another call. */
    ask({ query, section }: SearchQuestion, search: SearchFunction<Result>, delay: number) {
      cancel();
      const mine = new AbortController();
      controller = mine;
      const { promise, resolve } = deferred<readonly Result[] | undefined>();
      answer = promise;
      mine.signal.addEventListener('abort', () => resolve(undefined));
      const end = (next: SearchState<Result>) => {
        if (mine.signal.aborted) return;
        set(next);
        resolve(next.status === 'ready' ? next.results : undefined);
      };
      send = () => {
        search(query, { section, signal: mine.signal }).then(
          (results) => end({ status: 'ready', results }),
          () => end({ status: 'failed', results: [] }),
        );
      };
      timer = setTimeout(flush, delay);
      set({ status: 'waiting', results: state.results });
    },
    /** Searches at once for the newest query and resolves with its results; undefined when replaced or failed. */
    newest() {
      flush();
      return answer;
    },
    /** Clears the search and its results. */
    clear() {
      cancel();
      answer = Promise.resolve(undefined);
      set(idle);
    },
  };
}

// `Promise.withResolvers` is newer than the oldest supported browsers.
function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
