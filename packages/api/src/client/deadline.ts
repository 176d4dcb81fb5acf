/** Ends a request at the caller's signal or after a time, whichever is first. */
export interface Deadline {
  signal: AbortSignal | undefined;
  hasPassed(): boolean;
  /** Removes the timer and the listener; if the response goes on, the caller's signal still ends it. */
  release(goesOn?: boolean): void;
}

/**
 * Creates a deadline with a controller of its own, released together with the request. `AbortSignal.any` and
 * `AbortSignal.timeout` would retain every waiting frame until the caller's signal, often as old as its page, or the timer
 * fires.
 */
export function createDeadline(caller: AbortSignal | undefined, timeout: number | undefined): Deadline {
  if (!caller && timeout === undefined) return { signal: undefined, hasPassed: () => false, release: () => {} };
  const controller = new AbortController();
  let hasPassed = false;
  const abort = (): void => controller.abort();
  const pass = (): void => {
    hasPassed = true;
    abort();
  };
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  const timer = timeout === undefined ? undefined : setTimeout(pass, timeout);
  return {
    signal: controller.signal,
    hasPassed: () => hasPassed,
    release: (goesOn = false) => {
      clearTimeout(timer);
      if (!goesOn) caller?.removeEventListener('abort', abort);
    },
  };
}
