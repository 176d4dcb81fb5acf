import type { Outcome } from '@kronos/api';
import { coalesce } from '../platform/coalesce.ts';
import type { StoreDeps } from './store-deps.ts';

/** A wrong clock must not cause endless requests, and a timer accepts no more than 24 days. */
const soonest = 15_000;
const latest = 24 * 60 * 60 * 1000;

interface Current {
  /** When the next entry begins or ends. */
  changes_at: string | null;
}

interface Way<T> {
  read(options: { signal: AbortSignal }): Promise<Outcome<T>>;
  show(data: T): void;
}

/**
 * Keeps messages to users current: reads them at once, after a change by an admin, and when an entry begins or ends.
 * Without a response the known ones stay. Returns a function that reads them again.
 */
export function keepCurrent<T extends Current>(
  { clock, signal, follow }: Pick<StoreDeps, 'clock' | 'signal' | 'follow'>,
  { read, show }: Way<T>,
): () => Promise<void> {
  let cancel = () => {};
  const load = coalesce(async () => {
    const outcome = await read({ signal });
    if (signal.aborted || outcome.kind !== 'ok') return;
    const { changes_at } = outcome.data;
    show(outcome.data);
    cancel();
    if (changes_at === null) return;
    const wait = Math.min(latest, Math.max(soonest, Date.parse(changes_at) - clock.now()));
    cancel = clock.after(wait, () => void load());
  });
  follow('system', 'words-changed', () => void load());
  signal.addEventListener('abort', () => cancel());
  void load();
  return load;
}
