import type { Contract, Handlers } from '@kronos/api/contract';
import type { Claiming } from '../domain/media-servers/claiming.ts';
import type { MediaInvites } from '../domain/media-servers/invites.ts';
import type { MediaLibraries } from '../domain/media-servers/libraries.ts';
import type { Operations } from '../domain/servers/operations.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { PlexSignIns } from '../domain/media-servers/plex-sign-ins.ts';
import type { Limit } from './limits.ts';
import { mediaCaller } from './media-caller.ts';
import { createSignInReader } from './media-sign-in.ts';

/** Handlers of the content of a customer's media server. Authorization happens before. */
export function customerMediaHandlers(deps: {
  claiming: Claiming;
  mediaLibraries: MediaLibraries;
  mediaInvites: MediaInvites;
  operations: Operations;
  plexSignIns: PlexSignIns;
  mediaSignInLimit: Limit;
}): Handlers<Contract, RequestContext>['customerMedia'] {
  const { claiming, mediaLibraries, mediaInvites, operations } = deps;
  const readSignIn = createSignInReader(deps);
  return {
    claimStatus: (_, { server }) => claiming.status(server),
    async claim({ body: { email: login, ...body } }, context) {
      const input = await readSignIn(context, { login, ...body });
      if (!input) throw new Error('A claim without an account was not refused.');
      return claiming.claim(context.server, context.session, input);
    },
    resetClaim: ({ params }) => operations.request('reset-claim', params.id),
    libraries: ({ query }, context) => mediaLibraries.list(context.server, mediaCaller(context, query)),
    async scan({ body }, context) {
      await mediaLibraries.scan(context.server, mediaCaller(context, body), {
        libraryId: body.library_id,
        folder: body.folder,
      });
      return { success: true };
    },
    async stopScan({ body }, context) {
      await mediaLibraries.stopScan(context.server, mediaCaller(context, body), body.library_id);
      return { success: true };
    },
    invites: async ({ query }, context) =>
      mediaInvites.list(context.server, mediaCaller(context, query), await readSignIn(context, query)),
    invitePlex: ({ body: { email, libraries, token } }, context) =>
      mediaInvites.invite(context.server, mediaCaller(context, { token }), 'plex', { how: 'share', email, libraries }),
    inviteEmby: ({ body: { username: name, libraries, token } }, context) =>
      mediaInvites.invite(context.server, mediaCaller(context, { token }), 'emby', { how: 'user', name, libraries }),
    connectEmby: ({ body: { email, libraries, token } }, context) =>
      mediaInvites.invite(context.server, mediaCaller(context, { token }), 'emby', {
        how: 'connect',
        email,
        libraries,
      }),
    inviteJellyfin: ({ body: { username: name, password, libraries, token } }, context) =>
      mediaInvites.invite(context.server, mediaCaller(context, { token }), 'jellyfin', {
        how: 'user',
        name,
        password,
        libraries,
      }),
    changeInvite: ({ params, body }, context) =>
      mediaInvites.change(context.server, mediaCaller(context, body), params.invite, body.libraries),
    async removeInvite({ params, body }, context) {
      await mediaInvites.remove(context.server, mediaCaller(context, body), params.invite);
      return { success: true };
    },
  };
}
