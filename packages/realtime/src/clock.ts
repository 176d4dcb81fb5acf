/** Time as the manager sees it; tests hand in a faster one. */
export interface Clock {
  now(): number;
  /** Runs `fn` once after `ms` and returns its cancel. */
  after(ms: number, fn: () => void): () => void;
}

/** The real clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, fn) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
};
