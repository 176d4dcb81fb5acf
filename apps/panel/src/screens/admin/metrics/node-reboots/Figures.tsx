import type { NodeRebootMetrics } from '@kronos/api/contract';
import { Grid } from '@kronos/ui/Grid';
import { Stat } from '@kronos/ui/Stat';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { changeOf } from '../../../../parts/metrics/change.ts';
import { rebootLength } from '../../../../parts/reboot-length.ts';

/** The number of restarts, how many were unplanned or failed, and how long they took. */
export function Figures({ metric: { totals, before } }: { metric: NodeRebootMetrics }) {
  const t = useMessages();
  const format = useFormat();
  const number = (name: 'reboots' | 'unplanned' | 'failed', more: 'bad' | 'neutral') => ({
    value: format.number(totals[name]),
    delta: changeOf(totals[name], before[name], { t, show: format.number, more }),
  });
  const { median_seconds: median, longest_seconds: longest } = totals;
  const length = (seconds: number) => rebootLength(seconds, t);
  const whole = (seconds: number | null) => (seconds === null ? null : Math.round(seconds));
  return (
    <Grid columns={{ base: 2, wide: 4 }} gap={12}>
      <Stat label={t('metrics.reboots.count')} {...number('reboots', 'neutral')} />
      <Stat label={t('metrics.reboots.unplanned')} {...number('unplanned', 'bad')} />
      <Stat label={t('metrics.reboots.failed')} {...number('failed', 'bad')} />
      <Stat
        label={t('metrics.reboots.median')}
        value={median === null ? t('metrics.reboots.unknown') : length(median)}
        delta={changeOf(whole(median), whole(before.median_seconds), { t, show: length, more: 'bad' })}
        note={longest === null ? undefined : t('metrics.reboots.longest', { length: length(longest) })}
      />
    </Grid>
  );
}
