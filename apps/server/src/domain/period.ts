import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PeriodState } from '@kronos/api/contract';

/** When something is shown, and whether it is enabled. */
export interface Period {
  isEnabled: boolean;
  startsAt: Date;
  endsAt: Date | null;
}

/** Returns the condition of each state that the rows of a table can be in at a moment. */
export const periodIs = (
  { isEnabled, startsAt, endsAt }: Record<keyof Period, AnyPgColumn>,
  now: Date,
): Record<PeriodState, SQL | undefined> => ({
  on: and(eq(isEnabled, true), lte(startsAt, now), or(isNull(endsAt), gt(endsAt, now))),
  planned: and(eq(isEnabled, true), gt(startsAt, now)),
  over: and(eq(isEnabled, true), isNotNull(endsAt), lte(endsAt, now)),
  off: eq(isEnabled, false),
});

/** Returns the state of one row at a moment. */
export function periodState({ isEnabled, startsAt, endsAt }: Period, now: Date): PeriodState {
  if (!isEnabled) return 'off';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt > now ? 'planned' : 'on';
}

/** Matches the rows that are published or will be. */
export const isAhead = ({ isEnabled, endsAt }: Record<'isEnabled' | 'endsAt', AnyPgColumn>, now: Date) =>
  and(eq(isEnabled, true), or(isNull(endsAt), gt(endsAt, now)));

/** Returns when one of the rows next begins or ends; null when nothing will change. */
export const nextChange = (rows: readonly Period[], now: Date): Date | null =>
  rows
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((at) => at !== null && at > now)
    .reduce((soonest, at) => (soonest === null || (at !== null && at < soonest) ? at : soonest), null);

interface SentPeriod {
  is_enabled: boolean;
  starts_at: string;
  ends_at: string | null;
}

/** Reads a period as sent by an admin. */
export const readPeriod = ({ is_enabled, starts_at, ends_at }: SentPeriod): Period => ({
  isEnabled: is_enabled,
  startsAt: new Date(starts_at),
  endsAt: ends_at === null ? null : new Date(ends_at),
});

/** Presents a period. */
export const presentPeriod = ({ isEnabled, startsAt, endsAt }: Period, now: Date) => ({
  is_enabled: isEnabled,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
  state: periodState({ isEnabled, startsAt, endsAt }, now),
});
