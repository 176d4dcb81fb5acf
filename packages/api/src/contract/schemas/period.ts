import { z } from 'zod';
import { instant } from './common.ts';

/** Whether something is shown now, will be, or was; `off` is what an admin has switched off, whatever its dates. */
export const periodStates = ['on', 'planned', 'over', 'off'] as const;
export type PeriodState = (typeof periodStates)[number];

const isOfThisAge = (text: string) => text >= '2000' && text < '2101';
/** A moment of this age, as an admin gives it. */
export const moment = instant.refine(isOfThisAge, 'Give a day between 2000 and 2100');

/** From when until when something is shown, and whether at all; null: until it is taken away. */
export const period = { is_enabled: z.boolean(), starts_at: moment, ends_at: moment.nullable() };

/** For `.refine(endsAfterItStarts, lateEnd)` of an object with a period. */
export const endsAfterItStarts = ({ starts_at, ends_at }: { starts_at: string; ends_at: string | null }): boolean =>
  ends_at === null || Date.parse(ends_at) > Date.parse(starts_at);
export const lateEnd = { path: ['ends_at'], error: 'It has to end after it starts' };

/** What every record with a period has beside what an admin writes. */
export const periodRow = { id: z.number().int(), state: z.enum(periodStates), created_at: instant };

/** So many of what admins tell are before a person at once; the oldest of them. */
export const mostAtOnce = 100;
