import type { Translate } from '../messages/create-messages.ts';

/** How long a node was down: in seconds, or in minutes from two minutes on. */
export const rebootLength = (seconds: number, t: Translate): string =>
  seconds < 120
    ? t('reboots.seconds', { count: Math.round(seconds) })
    : t('reboots.minutes', { count: Math.round(seconds / 60) });
