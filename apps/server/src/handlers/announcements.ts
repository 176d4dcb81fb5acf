import { announcementRoles, type Contract, type Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import type { AnnouncementAdministration } from '../domain/announcements/administration.ts';
import type { Announcements } from '../domain/announcements/announcements.ts';
import type { RequestContext } from '../http/request-context.ts';
import { wordsHandlers } from './words.ts';

/** Handlers of the caller's announcements. */
export function announcementsHandlers({
  announcements,
}: {
  announcements: Announcements;
}): Handlers<Contract, RequestContext>['announcements'] {
  return {
    current: async (_, { session }) => ({
      success: true,
      announcement: await announcements.currentFor(session.user),
    }),
    async markRead({ params }, { session }) {
      const exists = await announcements.putAway(session.user.id, params.id);
      if (!exists) throw notFound('announcement');
      return { success: true };
    },
  };
}

/** Handlers of all announcements, for admins. */
export function adminAnnouncementsHandlers({
  announcementAdministration: office,
}: {
  announcementAdministration: AnnouncementAdministration;
}): Handlers<Contract, RequestContext>['adminAnnouncements'] {
  return {
    ...wordsHandlers(office),
    async reach({ query }) {
      const named = new Set(query.audience.split(','));
      return { count: await office.reach(announcementRoles.filter((role) => named.has(role))) };
    },
  };
}
