import type { Clock } from '../platform/clock.ts';
import { type Failure, type Loadable, settle, unwrapped } from '../stores/loadable.ts';
import { coalesce } from '../platform/coalesce.ts';

/** The state of one record of a list. */
export interface RecordView<R> {
  readonly record: Loadable<R>;
  /** There is no record with this number. */
  readonly isMissing: boolean;
  /** The server refuses this user the record. */
  readonly isForbidden: boolean;
}

export interface RecordStore<R> {
  get(): RecordView<R>;
  subscribe(fn: () => void): () => void;
  /** Shows a record; returns a function that ends it. */
  show(id: number): () => void;
  /** Reads it again. */
  load(): Promise<void>;
}

interface Deps<R> {
  read(id: number, options: { signal: AbortSignal }): Promise<{ kind: 'ok'; data: { data: R } } | Failure>;
  clock: Clock;
  /** Aborted at sign-out. */
  signal: AbortSignal;
}

/** One record at a time, read whenever it is shown. */
export function createRecordStore<R>({ read, clock, signal }: Deps<R>): RecordStore<R> {
  const nothing: RecordView<R> = { record: { status: 'loading' }, isMissing: false, isForbidden: false };
  let view = nothing;
  let shown: number | undefined;
  const listeners = new Set<() => void>();
  const put = (next: RecordView<R>) => {
    view = next;
    for (const listener of listeners) listener();
  };

  const load = coalesce(async () => {
    const id = shown;
    if (id === undefined) return;
    const outcome = await read(id, { signal });
    if (signal.aborted || id !== shown) return;
    const status = outcome.kind === 'http-error' ? outcome.status : undefined;
    const result = unwrapped(outcome);
    put({ record: settle(view.record, result, clock.now()), isMissing: status === 404, isForbidden: status === 403 });
  });

  return {
    load,
    get: () => view,
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    show(id) {
      shown = id;
      put(nothing);
      void load();
      return () => {
        shown = undefined;
      };
    },
  };
}

/** The state that a page shows for a record. */
export function recordStateOf({ record, isMissing, isForbidden }: RecordView<unknown>) {
  if (isMissing) return 'missing';
  if (isForbidden) return 'forbidden';
  return record.status === 'idle' ? 'loading' : record.status;
}
