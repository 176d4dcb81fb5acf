import type { Outcome } from '@kronos/api';
import type { PageMeta } from '@kronos/api/contract';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import { type Loadable, settle } from '../stores/loadable.ts';

/** One page of a list, as the server returns it. */
export interface ListPage<R> {
  data: R[];
  meta: PageMeta;
}

/** All rows that match the filters of a list, up to the limit of an export. */
export interface ListExport<R> {
  data: R[];
  meta: { total: number };
}

/** The state of a list. A page is not edited, so it is stored as it was received. */
export interface ListView<R> {
  readonly page: Loadable<ListPage<R>>;
  /** Another page is being loaded. A newer state of the same page is loaded without notice. */
  readonly isRefreshing: boolean;
  /** The server refuses this user the list. */
  readonly isForbidden: boolean;
}

export interface ListStore<Q, R> {
  get(): ListView<R>;
  subscribe(fn: () => void): () => void;
  /** Shows the result of a query; the rows on screen stay until the response. Returns a function that ends it. */
  show(query: Q): () => void;
  /** Reads the shown page again after a change. A list that is not shown is read when it is shown. */
  refresh(): Promise<void>;
  /** Reads all rows that match the query; absent if there is no export. */
  readAll?: (query: Q) => Promise<Outcome<ListExport<R>>>;
}

interface Deps<Q, R> {
  read(query: Q, options: { signal: AbortSignal }): Promise<Outcome<ListPage<R>>>;
  readAll?: (query: Q, options: { signal: AbortSignal }) => Promise<Outcome<ListExport<R>>>;
  clock: Clock;
  /** Aborted at sign-out. */
  signal: AbortSignal;
}

/** The rows of one list, one page at a time. Only the response to the newest request counts. */
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
