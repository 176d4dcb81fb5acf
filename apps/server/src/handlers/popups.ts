import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError, notFound } from '../platform/app-error.ts';
import type { PopupAdministration } from '../domain/popups/administration.ts';
import type { Popups } from '../domain/popups/popups.ts';
import type { RequestContext } from '../http/request-context.ts';
import { wordsHandlers } from './words.ts';

/** Handlers of the caller's popups; an impersonating admin cannot close them. */
export function popupsHandlers({ popups }: { popups: Popups }): Handlers<Contract, RequestContext>['popups'] {
  return {
    async current(_, { session }) {
      if (session.impersonator) return { data: [], changes_at: null, awaits_servers: false };
      const { data, changesAt, awaitsServers } = await popups.currentFor(session.user);
      return { data, changes_at: changesAt?.toISOString() ?? null, awaits_servers: awaitsServers };
    },
    async markRead({ params }, { session }) {
      if (session.impersonator) throw new AppError('forbidden', `Only ${session.user.name} may close this.`);
      if (!(await popups.putAway(session.user, params.id))) throw notFound('popup');
      return { success: true };
    },
  };
}

/** Handlers of all popups, for admins. */
export const adminPopupsHandlers = ({
  popupAdministration,
}: {
  popupAdministration: PopupAdministration;
}): Handlers<Contract, RequestContext>['adminPopups'] => wordsHandlers(popupAdministration);
