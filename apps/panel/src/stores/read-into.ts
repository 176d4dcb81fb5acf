import { type Loadable, type Read, settle } from './loadable.ts';
import type { StoreDeps } from './store-deps.ts';

/**
 * Reads a part of a store's state. Its data stays on screen until the outcome, and afterwards, too, marked as stale, when
 * there is no new data. Nothing is written after sign-out.
 */
export async function readInto<K extends string, T>(
  state: Record<K, Loadable<T>>,
  part: K,
  { clock, signal }: Pick<StoreDeps, 'clock' | 'signal'>,
  ask: () => Promise<Read<T>>,
): Promise<void> {
  if (state[part].status !== 'ready') state[part] = { status: 'loading' };
  const outcome = await ask();
  if (!signal.aborted) state[part] = settle(state[part], outcome, clock.now());
}
