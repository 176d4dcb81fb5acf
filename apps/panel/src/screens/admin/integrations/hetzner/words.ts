import type { HetznerProject } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';

/** When the servers of a project were last read, and how long that took. */
export const foundText = (
  { read_at: readAt, latency_ms: latency }: Pick<HetznerProject, 'read_at' | 'latency_ms'>,
  t: Translate,
  format: Format,
  now: number,
): string =>
  readAt === null
    ? t('hetzner.projects.never')
    : t('hetzner.projects.read', {
        age: format.relative(readAt, now),
        time: format.number(Math.round(latency ?? 0)),
      });
