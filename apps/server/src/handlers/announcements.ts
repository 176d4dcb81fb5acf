import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError } from '../app-error.ts';
import type { Announcements } from '../domain/announcements/announcements.ts';
import type { RequestContext } from '../http/request-context.ts';

/** What the house tells the caller at a visit. */
export function announcementsHandlers({
  announcements,
}: {
  announcements: Announcements;
}): Handlers<Contract, RequestContext>['announcements'] {
  return {
    current: async (_, { session }) => ({
      success: true,
      announcement: await announcements.currentFor(session.user.id),
    }),
    async markRead({ params }, { session }) {
      const exists = await announcements.putAway(session.user.id, params.id);
      if (!exists) throw new AppError('not-found', 'There is no such announcement.');
      return { success: true };
    },
  };
}
