import type { Outcome } from '@kronos/api';
import { coalesce } from '../../platform/coalesce.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { type Loadable, settle } from '../../stores/loadable.ts';
import type { Period } from './period.ts';

/** A metric of one period at a time, which is read again whenever it may be outdated. */
export interface MetricStore<M> {
  get(): Loadable<M>;
  subscribe(fn: () => void): () => void;
  /** Shows another period; returns a function that ends it. */
  show(period: Period): () => void;
  refresh(): Promise<void>;
}

type Read<M> = (period: Period, options: { signal: AbortSignal }) => Promise<Outcome<M>>;

/** The store of a metric. Only the response to the newest request counts. */
export function createMetricStore<M>(read: Read<M>, { clock, signal }: Pick<StoreDeps, 'clock' | 'signal'>) {
  let view: Loadable<M> = { status: 'idle' };
  let shown: Period | undefined;
  const listeners = new Set<() => void>();
  const put = (next: Loadable<M>) => {
    view = next;
    for (const listener of listeners) listener();
  };
  const refresh = coalesce(async () => {
    const asked = shown;
    if (!asked) return;
    const outcome = await read(asked, { signal });
    if (!signal.aborted && asked === shown) put(settle(view, outcome, clock.now()));
  });
  const store: MetricStore<M> = {
    get: () => view,
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    show(period) {
      shown = period;
      // The figures of another period must not be shown for this one.
      put({ status: 'loading' });
      void refresh();
      return () => {
        shown = undefined;
      };
    },
    refresh,
  };
  return store;
}
