import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PeriodState } from '@kronos/api/contract';

/** From when until when something is shown, and whether at all. */
export interface Period {
  isEnabled: boolean;
  startsAt: Date;
  endsAt: Date | null;
}

/** The rows of a table with periods, by what they are at a moment. */
export const periodIs = (
  { isEnabled, startsAt, endsAt }: Record<keyof Period, AnyPgColumn>,
  now: Date,
): Record<PeriodState, SQL | undefined> => ({
  on: and(eq(isEnabled, true), lte(startsAt, now), or(isNull(endsAt), gt(endsAt, now))),
  planned: and(eq(isEnabled, true), gt(startsAt, now)),
  over: and(eq(isEnabled, true), isNotNull(endsAt), lte(endsAt, now)),
  off: eq(isEnabled, false),
});

/** What one row is at a moment. */
export function periodState({ isEnabled, startsAt, endsAt }: Period, now: Date): PeriodState {
  if (!isEnabled) return 'off';
  if (endsAt && endsAt <= now) return 'over';
  return startsAt > now ? 'planned' : 'on';
}

/** The rows that are on or will be. */
export const isAhead = ({ isEnabled, endsAt }: Record<'isEnabled' | 'endsAt', AnyPgColumn>, now: Date) =>
  and(eq(isEnabled, true), or(isNull(endsAt), gt(endsAt, now)));

/** When the next of some rows begins or ends; null: nothing changes by itself. */
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

/** A period as an admin sends it. */
export const readPeriod = ({ is_enabled, starts_at, ends_at }: SentPeriod): Period => ({
  isEnabled: is_enabled,
  startsAt: new Date(starts_at),
  endsAt: ends_at === null ? null : new Date(ends_at),
});

/** A period as it is answered. */
export const presentPeriod = ({ isEnabled, startsAt, endsAt }: Period, now: Date) => ({
  is_enabled: isEnabled,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
  state: periodState({ isEnabled, startsAt, endsAt }, now),
});
