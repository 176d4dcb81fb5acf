import type { UptimeRow } from '@kronos/api/contract';
import type { Translate } from '../../messages/create-messages.ts';
import type { Format } from '../../messages/format.ts';

export const stateTones = {
  up: 'success',
  down: 'danger',
  pending: 'info',
  paused: 'neutral',
  unmonitored: 'neutral',
} as const;

/** The share of checks that succeeded, in words; empty before the first. */
export const shareText = ({ uptime_90d }: Pick<UptimeRow, 'uptime_90d'>, t: Translate, format: Format): string =>
  uptime_90d === null ? '' : t('uptime.share', { share: format.number(uptime_90d) });
