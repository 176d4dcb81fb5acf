const hour = 3_600_000;

/** Returns two hours at this time tomorrow, from the next full hour. */
export function tomorrow(now: number): { starts_at: string; ends_at: string } {
  const start = Math.ceil(now / hour) * hour + 24 * hour;
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 2 * hour).toISOString() };
}
