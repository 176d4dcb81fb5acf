import type { Clock } from './clock.ts';
import type { Page } from './page.ts';

/** The time that pusher-js gets for its own retry (at 1 s). */
const FIRST_AFTER = 2_000;
/** The pause between the first attempts, so that a restarted server is found at once. */
const PACE = 1_000;
const PACED_NUDGES = 3;
const CEILING = 10_000;
/** A running attempt is not cut off before this time: handshakes over slow networks take seconds. */
const PATIENCE = 6_000;

export interface Nudge {
  /** Starts reconnecting. */
  start: () => void;
  /** Stops reconnecting, when connected or no longer needed. */
  stop: () => void;
}

/** Returns the pause before the n-th attempt: 1 s at first, then 1–10 s with full jitter. */
export function nudgeDelay(attempt: number, random: () => number): number {
  if (attempt < PACED_NUDGES) return PACE;
  const ceiling = Math.min(CEILING, PACE * 2 ** (attempt - PACED_NUDGES + 2));
  return PACE + random() * (ceiling - PACE);
}

/**
 * Reconnects faster than pusher-js, which keeps a refused attempt in a slot of 15, 30 or 60 s (pusher/pusher-js#836), so
 * that an outage of 20 s costs 46 s. Makes an attempt every few seconds, while the page is visible and online.
 */
export function createNudge(deps: {
  clock: Clock;
  random: () => number;
  page: Page;
  /** Whether a socket is being opened right now. */
  isAttempting: () => boolean;
  reconnect: () => void;
}): Nudge {
  const { clock, page } = deps;
  let cancelTimer: (() => void) | undefined;
  let leavePage: (() => void) | undefined;
  let attempt = 0;
  let lastTry = 0;

  const wait = (ms: number) => {
    cancelTimer?.();
    cancelTimer = clock.after(ms, tick);
  };
  const tick = () => {
    if (!page.isVisible() || !page.isOnline()) return;
    if (deps.isAttempting() && clock.now() - lastTry < PATIENCE) return wait(PACE / 2);
    lastTry = clock.now();
    wait(nudgeDelay(attempt++, deps.random));
    deps.reconnect();
  };

  return {
    start() {
      if (leavePage) return;
      attempt = 0;
      lastTry = clock.now();
      leavePage = page.onChange(() => {
        attempt = 0;
        wait(PACE / 2);
      });
      wait(FIRST_AFTER);
    },
    stop() {
      cancelTimer?.();
      leavePage?.();
      leavePage = undefined;
    },
  };
}
