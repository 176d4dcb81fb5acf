/**
 * The clock of a channel manager. Tests provide a faster one.
 * @example
 * const clock: Clock = {
 *   now: () => Date.now(),
 *   after(ms, fn) {
 *     const timer = setTimeout(fn, ms / 10)
 *     return () => clearTimeout(timer)
 *   },
 * }
 */
export interface Clock {
  now(): number;
  /** Calls `fn` once after `ms` milliseconds. Returns a function that cancels the call. */
  after(ms: number, fn: () => void): () => void;
}

/** The system's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, fn) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
};
