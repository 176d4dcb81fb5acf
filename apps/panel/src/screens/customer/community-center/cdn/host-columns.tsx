import type { CdnHostState } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import { Inline } from '@kronos/ui/Inline';
import { Meter } from '@kronos/ui/Meter';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { GridColumn } from '@kronos/ui/Table';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';
import type { Latency } from '../../../../parts/cdn/latency-store.ts';
import { When } from '../../../../resource/When.tsx';
import type { MeasuredHost } from './measured-hosts.ts';

const tones = {
  up: 'success',
  down: 'danger',
  unchecked: 'neutral',
} as const satisfies Record<CdnHostState, string>;

/** Hosts without a time come last. */
const timeOf = (time: Latency | undefined): number => (typeof time === 'number' ? time : Number.POSITIVE_INFINITY);
const byTime = (one: Latency | undefined, other: Latency | undefined): number =>
  timeOf(one) === timeOf(other) ? 0 : timeOf(one) - timeOf(other);

/** The columns of the list of CDN hosts; `total` is the number of servers reached through any of them. */
export const hostColumns = (t: Translate, format: Format, total: number): readonly GridColumn<MeasuredHost>[] => [
  {
    id: 'name',
    header: t('cdn.host'),
    cell: ({ name, is_preferred, isFastest }) => (
      <Inline gap={8}>
        {name}
        {is_preferred && <Badge>{t('cdn.preferred')}</Badge>}
        {isFastest && <Badge tone="accent">{t('cdn.fastest')}</Badge>}
      </Inline>
    ),
    isRowHeader: true,
    compare: (one, other) => one.name.localeCompare(other.name),
    minWidth: 272,
  },
  {
    id: 'state',
    header: t('cdn.hosts.state'),
    cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`cdn.hosts.state.${state}`)}</StatusDot>,
    width: 152,
  },
  {
    id: 'load',
    header: t('cdn.hosts.load'),
    cell: ({ servers }) => (
      <Meter
        size="small"
        label={t('cdn.hosts.servers', { count: servers })}
        value={servers}
        maxValue={Math.max(total, 1)}
        valueLabel={format.percent(Math.round((100 * servers) / Math.max(total, 1)))}
      />
    ),
    compare: (one, other) => one.servers - other.servers,
    minWidth: 136,
  },
  {
    id: 'here',
    header: t('cdn.here'),
    cell: ({ here }) => timeText(t, format, here, here === null ? t('cdn.silent') : t('cdn.notMeasured')),
    compare: (one, other) => byTime(one.here, other.here),
    isNumeric: true,
    width: 152,
  },
  {
    id: 'panel',
    header: t('cdn.panel'),
    cell: ({ latency_ms, state }) =>
      timeText(t, format, latency_ms, state === 'down' ? t('cdn.silent') : t('cdn.notMeasured')),
    compare: (one, other) => byTime(one.latency_ms, other.latency_ms),
    isNumeric: true,
    width: 144,
  },
  {
    id: 'checked',
    header: t('cdn.hosts.checked'),
    cell: ({ checked_at }) => (checked_at === null ? t('cdn.hosts.never') : <When at={checked_at} />),
    width: 136,
  },
];

function timeText(t: Translate, format: Format, time: Latency | undefined, none: string): string {
  if (time === 'measuring') return t('cdn.measuring');
  return typeof time === 'number' ? t('cdn.time', { time: format.number(Math.round(time)) }) : none;
}
