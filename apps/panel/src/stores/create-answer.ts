import type { Outcome } from '@kronos/api';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../platform/coalesce.ts';
import { type Failure, type Loadable, settle } from './loadable.ts';
import type { StoreDeps } from './store-deps.ts';

type Asked<T> = { kind: 'ok'; data: T } | Failure;

/** An answer of the server that a screen shows. */
export interface Answer<T> {
  readonly state: { read: Loadable<T> };
  /** Asks for it; what is shown stays until the answer is there. */
  load(): Promise<void>;
  /** Asks for it once more, where anybody has looked at it. */
  loadAgain(): void;
}

/** Asks for what a screen shows, and keeps the answer. */
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

/** The outcome of a call whose answer wraps what it is asked for. */
export const unwrapped = <T>(outcome: Outcome<{ data: T }>): Asked<T> =>
  outcome.kind === 'ok' ? { kind: 'ok', data: outcome.data.data } : outcome;
