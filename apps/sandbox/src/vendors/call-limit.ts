/** A vendor's rate limit: a number of calls per period, after which the count starts again. */
export function createCallLimit({ calls, perMs }: { calls: number; perMs: number }) {
  let left = calls;
  let resetAt = Date.now() + perMs;
  return {
    /** Sets the number of calls that are left. */
    leave: (count: number) => void (left = count),
    /** Counts a call; returns how many are left, when the count is reset, and whether this call was one too many. */
    count() {
      if (Date.now() >= resetAt) {
        left = calls;
        resetAt = Date.now() + perMs;
      }
      const isTooMany = left === 0;
      left = Math.max(0, left - 1);
      return { calls, left, resetAt, isTooMany };
    },
  };
}
