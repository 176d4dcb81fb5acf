import type { HttpError, Outcome } from '@kronos/api';
import { useCountdown } from './use-countdown.ts';
import { useSaving } from './use-saving.ts';

/** Sends a form once at a time: what was refused goes to its fields, and too many tries count down. */
export function useSubmission() {
  const { isPending, refusal, save } = useSaving();
  const [seconds, wait] = useCountdown();

  return {
    isPending,
    refusal,
    /** Until the next try, after too many. */
    seconds,
    /** Runs `send` unless it runs already; `done` hears what it brought. */
    async submit<T>(send: () => Promise<Outcome<T>>, done: (data: T) => void): Promise<void> {
      if (isPending || seconds > 0) return;
      await save(async () => {
        const outcome = await send();
        if (outcome.kind === 'ok') done(outcome.data);
        else if (isTooMany(outcome)) wait(outcome.retryAfter ?? 60);
        return outcome;
      });
    },
  };
}

const isTooMany = (outcome: Outcome<unknown>): outcome is HttpError =>
  outcome.kind === 'http-error' && outcome.status === 429;
