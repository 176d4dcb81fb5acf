import { patience } from '../../../../scripts/patience.mjs';

/** Waits until `check` returns something, at most `deadline` milliseconds, or longer on a busy machine. */
export async function until<T>(
  what: string,
  check: () => T | Promise<T>,
  deadline = 30_000,
): Promise<NonNullable<T> & Exclude<T, false>> {
  const end = Date.now() + deadline * patience;
  // Most of what is waited for comes at once; what does not is asked less often.
  for (let pause = 1; ; pause = Math.min(2 * pause, 16)) {
    const value = await check();
    if (value) return value as NonNullable<T> & Exclude<T, false>;
    if (Date.now() > end) throw new Error(`${what} did not come true within ${deadline * patience} ms`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
