import type { StatDelta } from '@kronos/ui/Stat';
import type { Translate } from '../../messages/create-messages.ts';

/** The change of a figure since the period before, in words; `more` is whether an increase is welcome. */
export function changeOf(
  now: number | null,
  before: number | null,
  { t, show, more }: { t: Translate; show: (difference: number) => string; more: NonNullable<StatDelta['tone']> },
): StatDelta | undefined {
  if (now === null || before === null) return undefined;
  if (now === before) return { direction: 'flat', text: t('metrics.same') };
  const amount = show(Math.abs(now - before));
  const less = more === 'neutral' ? more : more === 'bad' ? 'good' : 'bad';
  return now > before
    ? { direction: 'up', text: t('metrics.more', { amount }), tone: more }
    : { direction: 'down', text: t('metrics.less', { amount }), tone: less };
}
