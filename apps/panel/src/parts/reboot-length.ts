import type { Translate } from '../messages/create-messages.ts';

/** How long a node was away: in seconds, or in minutes where there are several. */
export const rebootLength = (seconds: number, t: Translate): string =>
  seconds < 120
    ? t('reboots.seconds', { count: Math.round(seconds) })
    : t('reboots.minutes', { count: Math.round(seconds / 60) });
