import type { Clock } from './clock.ts';
import { nudgeDelay } from './nudge.ts';

/** Longer than the authorisation may take, so that only a server that does not confirm is meant. */
const UNCONFIRMED_AFTER = 10_000;
const MOST_ATTEMPTS = 5;

/** Sees subscriptions through: pusher-js itself tries a failed one only at the next reconnect (B7). */
export interface Resubscribe {
  /** A subscription is on its way. */
  expect: (wireName: string) => void;
  /** It failed: try again soon, unless it is final. */
  failed: (wireName: string, isFinal: boolean) => void;
  /** It stands, or is not wanted any more. */
  settle: (wireName: string) => void;
  /** The socket is gone; the next one subscribes everything. */
  reset: () => void;
}

/** `retry` subscribes a channel again; it is called at most five times per socket and channel. */
export function createResubscribe(deps: {
  clock: Clock;
  random: () => number;
  retry: (wireName: string) => void;
  onUnconfirmed: (wireName: string) => void;
}): Resubscribe {
  const waiting = new Map<string, { attempt: number; cancel: () => void }>();

  const expect = (wireName: string, attempt = 0) => {
    waiting.get(wireName)?.cancel();
    const cancel = deps.clock.after(UNCONFIRMED_AFTER, () => {
      deps.onUnconfirmed(wireName);
      failed(wireName, false);
    });
    waiting.set(wireName, { attempt, cancel });
  };
  const failed = (wireName: string, isFinal: boolean) => {
    const attempt = waiting.get(wireName)?.attempt ?? 0;
    settle(wireName);
    if (isFinal || attempt >= MOST_ATTEMPTS) return;
    const cancel = deps.clock.after(nudgeDelay(attempt, deps.random), () => {
      expect(wireName, attempt + 1);
      deps.retry(wireName);
    });
    waiting.set(wireName, { attempt, cancel });
  };
  const settle = (wireName: string) => {
    waiting.get(wireName)?.cancel();
    waiting.delete(wireName);
  };
  return {
    expect: (wireName) => expect(wireName),
    failed,
    settle,
    reset() {
      for (const wireName of waiting.keys()) settle(wireName);
    },
  };
}
