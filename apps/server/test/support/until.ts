/** Waits until `check` gives something, at most `deadline` milliseconds. */
export async function until<T>(
  what: string,
  check: () => T | Promise<T>,
  deadline = 10_000,
): Promise<NonNullable<T> & Exclude<T, false>> {
  const end = Date.now() + deadline;
  for (;;) {
    const value = await check();
    if (value) return value as NonNullable<T> & Exclude<T, false>;
    if (Date.now() > end) throw new Error(`${what} did not come true within ${deadline} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
