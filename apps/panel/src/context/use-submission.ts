import type { HttpError, Outcome } from '@kronos/api';
import { useCountdown } from './use-countdown.ts';
import { useSaving } from './use-saving.ts';

/** Submits a form once at a time: a refusal is shown at its fields, and too many attempts start a countdown. */
export function useSubmission() {
  const { isPending, refusal, save } = useSaving();
  const [seconds, wait] = useCountdown();

  return {
    isPending,
    refusal,
    /** Seconds until the next attempt is allowed. */
    seconds,
    /** Runs `send` unless it is already running; calls `done` with its data. Undefined is shown elsewhere. */
    async submit<T>(send: () => Promise<Outcome<T> | undefined>, done: (data: T) => void): Promise<void> {
      if (isPending || seconds > 0) return;
      await save(async () => {
        const outcome = await send();
        if (outcome?.kind === 'ok') done(outcome.data);
        else if (outcome && isTooMany(outcome)) wait(outcome.retryAfter ?? 60);
        return outcome;
      });
    },
  };
}

const isTooMany = (outcome: Outcome<unknown>): outcome is HttpError =>
  outcome.kind === 'http-error' && outcome.status === 429;
