/** From when until when a new one is shown: from now on, until it is deleted. */
export const newPeriod = (now: number) => ({ is_enabled: true, starts_at: new Date(now).toISOString(), ends_at: null });
