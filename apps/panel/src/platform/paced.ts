import type { Clock } from './clock.ts';

/** Runs `fn` at once, but never twice within `ms`: whatever is called for meanwhile is one run at the end of that time. */
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
    // A clock that was set back says nothing of the time that passed.
    if (since >= ms || since < 0) {
      run();
      return;
    }
    isPlanned = true;
    clock.after(ms - since, run);
  };
}
