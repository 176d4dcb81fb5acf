import type { Clock } from './clock.ts';

/** Runs `fn` at once, but never twice within `ms`: calls in the meantime cause one run at the end of that time. */
export function paced(fn: () => void, ms: number, clock: Clock): () => void {
  let ran: number | undefined;
  let isPlanned = false;
  const run = () => {
    isPlanned = false;
    ran = clock.now();
    fn();
  };
  return () => {
    if (isPlanned) return;
    const since = ran === undefined ? ms : clock.now() - ran;
    // If the clock was set back, the time that has passed is unknown.
    if (since >= ms || since < 0) {
      run();
      return;
    }
    isPlanned = true;
    clock.after(ms - since, run);
  };
}
