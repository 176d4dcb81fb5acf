import type { Clock } from './clock.ts';
import type { LinkStore } from './link.ts';
import type { Page } from './page.ts';

/** A shorter outage needs no request: it ends with a gap, after which data is read again anyway. */
const PATIENCE = 10_000;

/**
 * Calls `poll` periodically while no events are received: at once (plus jitter) when the socket was refused, for example by
 * a proxy, and after 10 s when it is being retried. Not while the page is hidden or offline. Returns a function that stops
 * it.
 */
export function startPolling(deps: {
  link: LinkStore;
  poll: () => void;
  /** The interval in milliseconds; up to a quarter is added, so that clients do not send in step. */
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
