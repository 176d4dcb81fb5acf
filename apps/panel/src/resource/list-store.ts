import type { Outcome } from '@kronos/api';
import type { PageMeta } from '@kronos/api/contract';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import { type Loadable, settle } from '../stores/loadable.ts';

/** One page of a list, as the server answers it. */
export interface ListPage<R> {
  data: R[];
  meta: PageMeta;
}

/** Everything that a list's filter leaves, up to the limit of an export. */
export interface ListExport<R> {
  data: R[];
  meta: { total: number };
}

/** How a list is. A page that is read is not edited, so it is held as it came. */
export interface ListView<R> {
  readonly page: Loadable<ListPage<R>>;
  /** Another page is on its way. A newer state of this one comes quietly. */
  readonly isRefreshing: boolean;
  /** The server says that this person may not see it. */
  readonly isForbidden: boolean;
}

export interface ListStore<Q, R> {
  get(): ListView<R>;
  subscribe(fn: () => void): () => void;
  /** Shows what a query asks for; what is on screen stays until it is there. Returns the way out. */
  show(query: Q): () => void;
  /** Reads the shown page again: something happened. A list that nobody looks at reads when it is shown. */
  refresh(): Promise<void>;
  /** Reads all that the query's filter leaves; absent where there is no export. */
  readAll?: (query: Q) => Promise<Outcome<ListExport<R>>>;
}

interface Deps<Q, R> {
  read(query: Q, options: { signal: AbortSignal }): Promise<Outcome<ListPage<R>>>;
  readAll?: (query: Q, options: { signal: AbortSignal }) => Promise<Outcome<ListExport<R>>>;
  clock: Clock;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
}

/** The rows of one list, a page at a time. Only the answer to the newest question counts. */
export function createListStore<Q, R>({ read, readAll, clock, signal }: Deps<Q, R>): ListStore<Q, R> {
  let view: ListView<R> = { page: { status: 'idle' }, isRefreshing: false, isForbidden: false };
  let shown: Q | undefined;
  let asking = new AbortController();
  const listeners = new Set<() => void>();
  const put = (next: ListView<R>) => {
    view = next;
    for (const listener of listeners) listener();
  };

  const load = async (isOtherPage: boolean) => {
    if (shown === undefined) return;
    asking.abort();
    const mine = new AbortController();
    asking = mine;
    const isFirst = view.page.status !== 'ready';
    const isRefreshing = !isFirst && (isOtherPage || view.isRefreshing);
    put({ ...view, page: isFirst ? { status: 'loading' } : view.page, isRefreshing });
    const outcome = await read(shown, { signal: AbortSignal.any([signal, mine.signal]) });
    if (signal.aborted || mine.signal.aborted) return;
    const page = settle(view.page, outcome, clock.now());
    put({ page, isRefreshing: false, isForbidden: outcome.kind === 'http-error' && outcome.status === 403 });
  };

  return {
    get: () => view,
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    show(query) {
      shown = query;
      void load(true);
      return () => {
        shown = undefined;
      };
    },
    refresh: coalesce(() => load(false)),
    ...(readAll && { readAll: (query) => readAll(query, { signal }) }),
  };
}
