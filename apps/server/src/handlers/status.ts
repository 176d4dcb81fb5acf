import type { Contract, Handlers } from '@kronos/api/contract';
import type { StatusEntries } from '../domain/status/entries.ts';
import type { Status } from '../domain/status/status.ts';
import type { StatusSubscriptions } from '../domain/status/subscriptions.ts';
import type { RequestContext } from '../http/request-context.ts';
import { recordHandlers } from './records.ts';

/** Handlers of the status page (spec §2, /app/status). */
export const statusHandlers = ({
  status,
  statusSubscriptions: subscriptions,
}: {
  status: Status;
  statusSubscriptions: StatusSubscriptions;
}): Handlers<Contract, RequestContext>['status'] => ({
  show: async (_, { session: { user } }) => ({
    data: { ...(await status.overview(user.id)), is_subscribed: await subscriptions.isSubscribed(user.id) },
  }),
  async subscribe({ body }, { session: { user } }) {
    await subscriptions.choose(user, body.is_subscribed);
    return { success: true };
  },
  list: ({ query }, { session }) => status.listFor(session.user.id).list(query),
  export: ({ query }, { session }) => status.listFor(session.user.id).export(query),
});

/** Handlers of the status entries, for admins. */
export const adminStatusEntriesHandlers = ({
  statusEntries,
}: {
  statusEntries: StatusEntries;
}): Handlers<Contract, RequestContext>['adminStatusEntries'] => ({
  ...recordHandlers(statusEntries),
  async append({ params, body }) {
    await statusEntries.append(params.id, body);
    return { success: true };
  },
});
