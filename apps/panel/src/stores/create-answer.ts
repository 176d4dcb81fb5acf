import type { Outcome } from '@kronos/api';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../platform/coalesce.ts';
import { type Failure, type Loadable, settle } from './loadable.ts';
import type { StoreDeps } from './store-deps.ts';

type Asked<T> = { kind: 'ok'; data: T } | Failure;

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
  { clock, signal }: Pick<StoreDeps, 'clock' | 'signal'>,
  ask: (options: { signal: AbortSignal }) => Promise<Asked<T>>,
): Answer<T> {
  const state = proxy<{ read: Loadable<T> }>({ read: { status: 'idle' } });
  const load = coalesce(async () => {
    if (state.read.status !== 'ready') state.read = { status: 'loading' };
    const outcome = await ask({ signal });
    if (!signal.aborted) state.read = settle(state.read, outcome, clock.now());
  });
  return {
    state,
    load,
    loadAgain() {
      if (state.read.status !== 'idle') void load();
    },
  };
}

/** The outcome of a call whose response wraps its content in `data`. */
export const unwrapped = <T>(outcome: Outcome<{ data: T }>): Asked<T> =>
  outcome.kind === 'ok' ? { kind: 'ok', data: outcome.data.data } : outcome;
