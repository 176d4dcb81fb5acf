import { z } from 'zod';
import {
  type ClaimFile,
  type ClaimReset,
  type MediaCallOptions,
  type MediaServer,
  MediaServerError,
} from '../../../domain/media-servers/port.ts';
import { ignoreMissing } from '../ignore-missing.ts';
import type { PlexConnection } from './connection.ts';
import { plexSignIn } from './sign-in.ts';

const claimToken = z.object({ token: z.string() });

/** The file in which Plex keeps its preferences, and those that are the claim. The machine ids are kept. */
const claimFile: ClaimFile = {
  folder: '/config/Library/Application Support/Plex Media Server',
  file: 'Preferences.xml',
  edit: (text: string) => text.replaceAll(/\sPlexOnline(?:Home|Mail|Token|Username)="[^"]*"/g, ''),
};

/** Sign-in to plex.tv, and the claim of a server. */
export function plexAccount(plex: PlexConnection) {
  const { enter, signOut, withToken, ownedBy } = plexSignIn(plex.tv);
  const owns = async (key: string, machineId: string, options: MediaCallOptions) =>
    (await ownedBy(key, options)).includes(machineId);

  return {
    claimFile,
    signOut,
    async signIn(input, options = {}) {
      if ('viaConnect' in input && input.viaConnect) return { outcome: 'impossible', reason: 'no-connect' };
      const { machineId } = await plex.info(options);
      const entered = await enter(input, options);
      if (entered.outcome !== 'done') return entered;
      return withToken(entered.value.key, async () =>
        (await owns(entered.value.key, machineId, options)) ? entered : { outcome: 'refused', reason: 'not-the-owner' },
      );
    },
    async claim(input, options = {}) {
      if ('viaConnect' in input && input.viaConnect) return { outcome: 'impossible', reason: 'no-connect' };
      const { machineId, isClaimed } = await plex.info(options);
      const entered = await enter(input, options);
      if (entered.outcome !== 'done') return entered;
      const { key } = entered.value;
      return withToken(key, async () => {
        // Also after a claim whose response was lost.
        if (isClaimed)
          return (await owns(key, machineId, options)) ? entered : { outcome: 'refused', reason: 'already-claimed' };
        const { token } = await plex.tv(key).ask(claimToken, { path: '/api/claim/token.json', signal: options.signal });
        const path = '/myplex/claim';
        const own = { verb: 'POST', path, query: { token }, accepts: [401, 403], signal: options.signal } as const;
        let { status } = await plex.server.send(own);
        if (status >= 400) status = (await plex.postInside?.(`${path}?token=${encodeURIComponent(token)}`)) ?? status;
        if (status >= 400) return { outcome: 'refused', reason: 'not-local' };
        if (!(await plex.info(options)).isClaimed)
          throw new MediaServerError('broken', 'Plex accepted the claim, but is not claimed.');
        return entered;
      });
    },
    async resetClaim(options = {}): Promise<ClaimReset> {
      if (!(await plex.info(options)).isClaimed) return { how: 'done' };
      if (!plex.hasKey) return { how: 'edit-file', ...claimFile };
      try {
        await ignoreMissing(plex.server.send({ verb: 'DELETE', path: '/myplex/account', signal: options.signal }));
        return { how: 'done' };
      } catch (error) {
        // The token is no longer valid, for example after a change of the password.
        if (error instanceof MediaServerError && error.code === 'unauthorized')
          return { how: 'edit-file', ...claimFile };
        throw error;
      }
    },
  } satisfies Partial<MediaServer>;
}
