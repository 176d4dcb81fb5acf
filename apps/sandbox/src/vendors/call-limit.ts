/** Counts calls as a vendor limits them: so many in a time, after which they are there again. */
export function createCallLimit({ calls, perMs }: { calls: number; perMs: number }) {
  let left = calls;
  let resetAt = Date.now() + perMs;
  return {
    /** Has so many calls be left. */
    leave: (count: number) => void (left = count),
    /** Counts a call; returns how many are left, until when, and whether this one was too many. */
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
