import type { Clock } from './clock.ts';
import { nudgeDelay } from './nudge.ts';

/** Longer than the timeout of the authorisation, so that it expires only when the server does not confirm. */
const UNCONFIRMED_AFTER = 10_000;
const MOST_ATTEMPTS = 5;

/** Retries failed subscriptions: pusher-js itself does so only at the next reconnect (B7). */
export interface Resubscribe {
  /** Marks a subscription as sent. */
  expect: (wireName: string) => void;
  /** Handles a failed subscription: it is retried soon, unless the failure is final. */
  failed: (wireName: string, isFinal: boolean) => void;
  /** Marks a subscription as confirmed, or as no longer needed. */
  settle: (wireName: string) => void;
  /** Forgets all subscriptions when the socket closes; the next one subscribes them again. */
  reset: () => void;
}

/** Creates the retries. `retry` subscribes a channel again and is called at most five times per socket and channel. */
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
