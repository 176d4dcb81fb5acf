import { patience } from '../../scripts/patience.mjs';

/** A value that counts as true. */
type Truthy<T> = NonNullable<T> & Exclude<T, false>;

/**
 * Resolves with the first truthy value of `check`; rejects after `deadline` milliseconds, or later on a busy machine.
 *
 * @example const job = await until('the job', () => jobs.find(({ id }) => id === 7));
 */
export async function until<T>(what: string, check: () => T | Promise<T>, deadline = 30_000): Promise<Truthy<T>> {
  const end = Date.now() + deadline * patience;
  // Most conditions hold at once; the others are checked less and less often.
  for (let pause = 1; ; pause = Math.min(2 * pause, 16)) {
    const value = await check();
    if (value) return value as Truthy<T>;
    if (Date.now() > end) throw new Error(`${what} did not come true within ${deadline * patience} ms`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Resolves with the first value of `ask` for which `holds` is true; the timeout error contains the last value. */
export async function untilHolds<T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
  deadline = 15_000,
): Promise<T> {
  let last: { value: T } | undefined;
  const check = async () => holds((last = { value: await ask() }).value) && last;
  const seen = await until('The condition', check, deadline).catch((cause: unknown) => {
    throw last ? new Error(`The condition did not hold; last seen: ${JSON.stringify(last.value)}`, { cause }) : cause;
  });
  return seen.value;
}
