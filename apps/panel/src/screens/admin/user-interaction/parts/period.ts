/** From when until when something is shown, and whether at all. */
export interface Period {
  is_enabled: boolean;
  starts_at: string;
  ends_at: string | null;
}

/** That of a new one: from now on, until it is deleted. */
export const newPeriod = (now: number): Period => ({
  is_enabled: true,
  starts_at: new Date(now).toISOString(),
  ends_at: null,
});

/** That of a record, for its draft. */
export const periodOf = ({ is_enabled, starts_at, ends_at }: Period): Period => ({ is_enabled, starts_at, ends_at });
