import type { UptimeRow } from '@kronos/api/contract';
import type { Format } from '../../messages/format.ts';

export const stateTones = {
  up: 'success',
  down: 'danger',
  pending: 'info',
  paused: 'neutral',
  unmonitored: 'neutral',
} as const;

/** The share of checks that succeeded; empty before the first. */
export const shareText = ({ uptime_90d }: Pick<UptimeRow, 'uptime_90d'>, format: Format): string =>
  uptime_90d === null ? '' : format.percent(uptime_90d);
