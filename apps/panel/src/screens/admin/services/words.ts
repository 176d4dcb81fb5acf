import type { ServerRow, ServerStatus, ServerType } from '@kronos/api/contract';
import type { PlainKey } from '../../../messages/catalogue.ts';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';

export const statusWords = {
  running: 'customer.server.status.running',
  stopped: 'customer.server.status.stopped',
  starting: 'customer.server.status.starting',
  stopping: 'customer.server.status.stopping',
  restarting: 'customer.server.status.restarting',
  deploying: 'customer.server.status.deploying',
  rebuilding: 'customer.server.status.rebuilding',
  resetting: 'customer.server.status.resetting',
  restoring: 'customer.server.status.restoring',
  moving: 'customer.server.status.moving',
  suspended: 'customer.server.status.suspended',
  failed: 'customer.server.status.failed',
  unreachable: 'customer.server.status.unreachable',
} as const satisfies Record<ServerStatus, PlainKey>;

export const typeWords = {
  plex: 'customer.server.type.plex',
  emby: 'customer.server.type.emby',
  jellyfin: 'customer.server.type.jellyfin',
} as const satisfies Record<ServerType, PlainKey>;

/** Returns the time of the last ping, or a text that there was no response. */
export function pingText({ status, ms }: ServerRow['ping'], t: Translate, format: Format): string {
  if (status === 'unknown') return t('services.none');
  return ms === null
    ? t('customer.server.noPing')
    : t('customer.server.pingValue', { ms: format.number(Math.round(ms)) });
}
