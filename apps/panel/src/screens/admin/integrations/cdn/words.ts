import type { CdnHost, CdnHostState } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';

export const stateTones = { unchecked: 'neutral', up: 'success', down: 'danger' } as const satisfies Record<
  CdnHostState,
  string
>;

/** The latency of a host, or a text that it is not known. */
export const latencyText = ({ latency_ms }: Pick<CdnHost, 'latency_ms'>, t: Translate, format: Format): string =>
  latency_ms === null
    ? t('cdnHosts.noLatency')
    : t('cdnHosts.latency', { time: format.number(Math.round(latency_ms)) });

/** The result of the last check of a host. */
export function foundText(
  { state, latency_ms, checked_at }: Pick<CdnHost, 'state' | 'latency_ms' | 'checked_at'>,
  t: Translate,
  format: Format,
  now: number,
): string {
  if (state === 'unchecked' || checked_at === null) return t('cdnHosts.found.unchecked');
  const when = format.relative(checked_at, now);
  return state === 'up'
    ? t('cdnHosts.found.up', { when, time: format.number(Math.round(latency_ms ?? 0)) })
    : t('cdnHosts.found.down', { when });
}
