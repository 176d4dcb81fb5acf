import { z } from 'zod';
import { instant } from './common.ts';

/** Whether something is shown now, will be, or was; `off` means switched off by an admin, whatever the dates. */
export const periodStates = ['on', 'planned', 'over', 'off'] as const;
export type PeriodState = (typeof periodStates)[number];

const isOfThisAge = (text: string) => text >= '2000' && text < '2101';
/** A plausible moment, as entered by an admin: from 2000 to 2100. */
export const moment = instant.refine(isOfThisAge, 'Enter a date between 2000 and 2100');

/**
 * The period in which something is shown, and whether it is shown at all; without an end, it is shown until removed.
 */
export const period = { is_enabled: z.boolean(), starts_at: moment, ends_at: moment.nullable() };

/** For `.refine(endsAfterItStarts, lateEnd)` of an object with a period. */
export const endsAfterItStarts = ({ starts_at, ends_at }: { starts_at: string; ends_at: string | null }): boolean =>
  ends_at === null || Date.parse(ends_at) > Date.parse(starts_at);
export const lateEnd = { path: ['ends_at'], error: 'The end must be after the start' };

/** The fields of every record with a period that an admin does not enter. */
export const periodRow = { id: z.number().int(), state: z.enum(periodStates), created_at: instant };

/** The most messages from admins that are shown to a user at once; the oldest take precedence. */
export const mostAtOnce = 100;
