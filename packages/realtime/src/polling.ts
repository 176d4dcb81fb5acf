import type { Clock } from './clock.ts';
import type { LinkStore } from './link.ts';
import type { Page } from './page.ts';

/** A loss that is over sooner costs no request: its end is a gap, which fetches anyway. */
const PATIENCE = 10_000;

/**
 * Calls `poll` every so often while events cannot come: at once (but for jitter) when the socket was refused, as where
 * a proxy blocks it, and after 10 s when it is only slow to come back. Nothing is asked while nobody looks, without a
 * network, or while all is well. Returns the end.
 */
export function startPolling(deps: {
  link: LinkStore;
  poll: () => void;
  /** Milliseconds between two calls; up to a quarter more, so that a thousand clients do not ask as one. */
  every: number;
  clock: Clock;
  random: () => number;
  page: Page;
}): () => void {
  const { link, poll, every, clock, random, page } = deps;
  let downSince: number | undefined;
  let polledAt: number | undefined;
  let cancel = () => {};

  const schedule = () => {
    cancel();
    const { state } = link.get();
    if (state === 'live' || state === 'idle') {
      downSince = polledAt = undefined;
      return;
    }
    downSince ??= clock.now();
    if (!page.isVisible() || !page.isOnline()) return;
    const due = polledAt === undefined ? downSince + (state === 'failed' ? 0 : PATIENCE) : polledAt + every;
    cancel = clock.after(Math.max(0, due - clock.now()) + (random() * every) / 4, () => {
      polledAt = clock.now();
      schedule();
      poll();
    });
  };
  const stops = [link.subscribe(schedule), page.onChange(schedule), () => cancel()];
  schedule();
  return () => {
    for (const stop of stops) stop();
  };
}
