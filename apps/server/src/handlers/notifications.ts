import type { Contract, Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import type { Notifications } from '../domain/notifications/notifications.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the caller's notifications. */
export function notificationsHandlers({
  notifications,
}: {
  notifications: Notifications;
}): Handlers<Contract, RequestContext>['notifications'] {
  return {
    list: ({ query }, { session }) => notifications.list(session.user.id, query),
    async read({ params }, { session }) {
      const isTheirs = await notifications.read(session.user.id, params.id);
      if (!isTheirs) throw notFound('notification');
      return { success: true };
    },
    countUnread: async (_, { session }) => ({
      success: true,
      count: await notifications.countUnread(session.user.id),
    }),
    async markAllRead(_, { session }) {
      await notifications.readAll(session.user.id);
      return { success: true };
    },
  };
}
