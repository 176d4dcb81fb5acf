import type { Contract, Handlers } from '@kronos/api/contract';
import type { ServerDefaultsOf } from '../domain/servers/defaults/defaults.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the caller's defaults for all their servers. */
export const serverDefaultsHandlers = ({
  serverDefaults,
}: {
  serverDefaults: ServerDefaultsOf;
}): Handlers<Contract, RequestContext>['serverDefaults'] => ({
  read: async (_, { session: { user } }) => ({
    data: await serverDefaults.read(user.id),
    servers: await serverDefaults.countFor(user.id),
  }),
  async save({ body }, { session }) {
    await serverDefaults.save(session.user, body);
    return { success: true };
  },
});
