import type { Clock } from './clock.ts';
import type { Page } from './page.ts';

/** How long the client's own retry (at 1 s) may have it to itself. */
const FIRST_AFTER = 2_000;
/** The first nudges come at this pace: a restarted server is found at once. */
const PACE = 1_000;
const PACED_NUDGES = 3;
const CEILING = 10_000;
/** An attempt that is on its way is not cut off sooner: handshakes over slow links take seconds. */
const PATIENCE = 6_000;

export interface Nudge {
  /** The connection is wanted but not there. */
  start: () => void;
  /** The connection stands, or is not wanted any more. */
  stop: () => void;
}

/** The pause before the n-th nudge: 1 s at first, then 1–10 s with full jitter. */
export function nudgeDelay(attempt: number, random: () => number): number {
  if (attempt < PACED_NUDGES) return PACE;
  const ceiling = Math.min(CEILING, PACE * 2 ** (attempt - PACED_NUDGES + 2));
  return PACE + random() * (ceiling - PACE);
}

/**
 * Brings a lost connection back at a human pace. pusher-js lets a refused attempt wait out a slot of 15, 30 or 60 s
 * (pusher/pusher-js#836), so that a server away for 20 s costs 46; this reconnects every few seconds instead, while
 * somebody is looking and the network is there.
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
