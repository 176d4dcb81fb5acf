import { proxy } from 'valtio/vanilla';
import { coalesce } from '../platform/coalesce.ts';
import type { Loadable, Read } from './loadable.ts';
import { readInto } from './read-into.ts';
import type { StoreDeps } from './store-deps.ts';

/** A response of the server that a screen shows. */
export interface Answer<T> {
  readonly state: { read: Loadable<T> };
  /** Requests it; the data on screen stays until the response arrives. */
  load(): Promise<void>;
  /** Requests it again, unless it was never requested. */
  loadAgain(): void;
}

/** Creates the state of a response that a screen shows. */
export function createAnswer<T>(
  deps: Pick<StoreDeps, 'clock' | 'signal'>,
  ask: (options: { signal: AbortSignal }) => Promise<Read<T>>,
): Answer<T> {
  const state = proxy<{ read: Loadable<T> }>({ read: { status: 'idle' } });
  const load = coalesce(() => readInto(state, 'read', deps, () => ask({ signal: deps.signal })));
  return {
    state,
    load,
    loadAgain() {
      if (state.read.status !== 'idle') void load();
    },
  };
}
