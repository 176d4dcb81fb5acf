import type { Contract, Handlers } from '@kronos/api/contract';
import type { PlexSignIns } from '../domain/media-servers/plex-sign-ins.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type Limit, pass } from './limits.ts';

/** Handlers of sign-ins on the pages of plex.tv. */
export function customerPlexSignInHandlers({
  plexSignIns,
  mediaSignInLimit,
}: {
  plexSignIns: PlexSignIns;
  mediaSignInLimit: Limit;
}): Handlers<Contract, RequestContext>['customerPlexSignIn'] {
  return {
    async begin(_, { session: { user } }) {
      await pass(mediaSignInLimit(String(user.id)));
      return { success: true, ...(await plexSignIns.begin(user.id)) };
    },
    state: async ({ query }, { session: { user } }) => ({ state: await plexSignIns.state(user.id, query.sign_in) }),
  };
}
