const perHour = 3_600;
const hourMs = 3_600_000;

/** Counts the calls of a project, as Hetzner limits them: so many in an hour. */
export function createLimit() {
  let left = perHour;
  let resetAt = Date.now() + hourMs;
  return {
    /** Has so many calls be left. */
    leave: (calls: number) => void (left = calls),
    /** Counts a call; returns the headers that tell how many are left, and whether this one was too many. */
    count() {
      if (Date.now() >= resetAt) {
        left = perHour;
        resetAt = Date.now() + hourMs;
      }
      const isTooMany = left === 0;
      left = Math.max(0, left - 1);
      const headers = {
        'RateLimit-Limit': String(perHour),
        'RateLimit-Remaining': String(left),
        'RateLimit-Reset': String(Math.ceil(resetAt / 1_000)),
      };
      return { headers, isTooMany };
    },
  };
}
