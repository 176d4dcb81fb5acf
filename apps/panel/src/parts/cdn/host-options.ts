import type { CdnChoice } from '@kronos/api/contract';
import type { CdnHostOption, CdnHostPickerLabels } from '@kronos/ui/CdnHostPicker';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from '../../messages/create-messages.ts';
import type { Format } from '../../messages/format.ts';
import type { Latency } from './latency-store.ts';

/** The hosts with what the panel and this browser measured. */
export const hostOptions = (
  hosts: readonly Snapshot<CdnChoice>[],
  times: Readonly<Record<number, Latency>>,
  used: number | undefined,
): CdnHostOption[] =>
  hosts.map(({ id, name, state, latency_ms, is_preferred }) => ({
    id: String(id),
    name,
    isDown: state === 'down',
    isUsed: id === used,
    isPreferred: is_preferred,
    here: times[id],
    panel: latency_ms === null ? null : Math.round(latency_ms),
  }));

/** The texts of the picker. */
export const pickerLabels = (t: Translate, format: Format): CdnHostPickerLabels => ({
  used: t('cdn.used'),
  preferred: t('cdn.preferred'),
  fastest: t('cdn.fastest'),
  down: t('cdn.down'),
  here: t('cdn.here'),
  panel: t('cdn.panel'),
  measuring: t('cdn.measuring'),
  silent: t('cdn.silent'),
  unknown: t('cdn.notMeasured'),
  time: (milliseconds) => t('cdn.time', { time: format.number(milliseconds) }),
  measure: t('cdn.measure'),
  measured: (fastest) => (fastest === undefined ? t('cdn.noneAnswered') : t('cdn.answersFirst', { host: fastest })),
});
