import type { AudienceRole } from '@kronos/api/contract';
import { adminAnnouncements } from '@kronos/api/routes/admin-announcements';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createBulkStore } from '../parts/bulk-store.ts';

/** The bulk actions on announcements, and the size of an audience. */
export function createAnnouncementsBulk(deps: StoreDeps) {
  const { adminAnnouncements: announcements } = deps.api.extend({ adminAnnouncements });
  return {
    ...createBulkStore(announcements, deps),
    /** Counts the users in an audience. Resolves with undefined when they could not be counted. */
    async reach(audience: readonly AudienceRole[], wanted: AbortSignal): Promise<number | undefined> {
      if (audience.length === 0) return 0;
      const query = { audience: audience.join(',') };
      const outcome = await announcements.reach({ query }, { signal: AbortSignal.any([deps.signal, wanted]) });
      return outcome.kind === 'ok' ? outcome.data.count : undefined;
    },
  };
}
