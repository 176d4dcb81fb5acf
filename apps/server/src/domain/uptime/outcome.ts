import type { uptimeMonitors } from '../../db/schema.ts';

export type MonitorRow = typeof uptimeMonitors.$inferSelect;

/** How many failures in a row make an outage; a single one may be a lost packet. */
const enoughFailures = 2;
const minute = 60_000;
const day = 24 * 60 * minute;

type Found = Pick<
  MonitorRow,
  'state' | 'since' | 'failures' | 'failingSince' | 'lastCheckedAt' | 'lastError' | 'intervalMinutes'
>;

export interface Outcome {
  monitor: Pick<MonitorRow, 'state' | 'since' | 'failures' | 'failingSince' | 'lastCheckedAt' | 'lastError'>;
  /** How long the node was down since the last check, by UTC day. */
  down: { day: string; seconds: number }[];
  /** When the outage that this check found began; null if it found none. */
  began: Date | null;
  /** Whether this check ended an outage. */
  hasEnded: boolean;
}

/** The UTC day of an instant. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns the outcome of a check; `failure` is why it failed. */
export function outcomeOf(before: Found, at: Date, failure: string | null): Outcome {
  const failures = failure === null ? 0 : before.failures + 1;
  const failingSince = failure === null ? null : (before.failingSince ?? at);
  const state = failure === null ? 'up' : before.state === 'down' || failures >= enoughFailures ? 'down' : before.state;
  const hasChanged = state !== before.state;
  const began = hasChanged && state === 'down' ? failingSince : null;
  const downFrom = began ?? (before.state === 'down' ? before.lastCheckedAt : null);
  return {
    monitor: {
      state,
      since: hasChanged ? (began ?? at) : before.since,
      failures,
      failingSince,
      lastCheckedAt: at,
      lastError: failure,
    },
    down: downFrom ? split(notBefore(downFrom, at, 2 * before.intervalMinutes * minute), at) : [],
    began,
    hasEnded: hasChanged && before.state === 'down',
  };
}

/** Limits the downtime: the state of the node while the panel did not run is unknown, so that time does not count. */
const notBefore = (from: Date, at: Date, longest: number): Date =>
  new Date(Math.max(from.getTime(), at.getTime() - longest));

/** The seconds between two instants, by UTC day. */
function split(from: Date, to: Date): Outcome['down'] {
  const parts: Outcome['down'] = [];
  for (let start = from.getTime(); start < to.getTime(); ) {
    const end = Math.min(to.getTime(), (Math.floor(start / day) + 1) * day);
    parts.push({ day: dayOf(new Date(start)), seconds: Math.round((end - start) / 1000) });
    start = end;
  }
  return parts;
}
