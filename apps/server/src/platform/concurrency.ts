import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` for each item, at most `limit` at a time. After a failure no further item begins; it rejects with the first
 * failure once those that had begun have ended, so that nothing goes on unseen.
 */
export async function forEachLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const item of rest) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
  if (failures.length > 0) throw failures[0];
}

/** Returns the result of `work`, or rejects with `what` after `ms`; the work then continues without being awaited. */
export async function within<T>(ms: number, what: string, work: PromiseLike<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${what} did not respond within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
