/** Returns the initial period of a new entry: from now on, without an end. */
export const newPeriod = (now: number) => ({ is_enabled: true, starts_at: new Date(now).toISOString(), ends_at: null });
