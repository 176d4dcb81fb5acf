import type { Contract, Handlers } from '@kronos/api/contract';
import type { InviteBackups } from '../domain/media-servers/invite-backups.ts';
import type { PlexPeople } from '../domain/media-servers/plex-people.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { PlexSignIns } from '../domain/media-servers/plex-sign-ins.ts';
import type { Limit } from './limits.ts';
import { mediaCaller } from './media-caller.ts';
import { createSignInReader } from './media-sign-in.ts';

/** Handlers of the people on Plex servers and of invite backups. Authorization happens before. */
export function customerPlexToolsHandlers(deps: {
  plexPeople: PlexPeople;
  inviteBackups: InviteBackups;
  plexSignIns: PlexSignIns;
  mediaSignInLimit: Limit;
}): Handlers<Contract, RequestContext>['customerPlexTools'] {
  const { plexPeople, inviteBackups } = deps;
  const readSignIn = createSignInReader(deps);
  return {
    invites: async ({ query }, context) =>
      plexPeople.list(context.session.user, query.token, await readSignIn(context, query)),
    backups: async ({ query: { server } }, { session: { user } }) => ({
      data: await (server === undefined ? inviteBackups.list(user) : inviteBackups.listFor(server, user)),
    }),
    async removeBackup({ params }, { session }) {
      await inviteBackups.remove(session.user, params.backup);
      return { success: true };
    },
    createBackup: async ({ body }, context) => ({
      success: true,
      data: await inviteBackups.create(context.server, context.session.user, mediaCaller(context, body), body.name),
    }),
    backup: ({ params, query }, context) =>
      inviteBackups.one(context.server, context.session.user, mediaCaller(context, query), params.backup),
    restoreBackup: async ({ params, body }, context) => ({
      success: true,
      data: await inviteBackups.restore(context.server, context.session.user, mediaCaller(context, body), {
        id: params.backup,
        keys: body.people,
      }),
    }),
  };
}
