import { z } from 'zod';
import {
  type ClaimFile,
  type ClaimReset,
  type MediaCallOptions,
  type MediaServer,
  MediaServerError,
  type ServerKey,
  type SignIn,
} from '../../../domain/media-servers/port.ts';
import { ignoreMissing } from '../ignore-missing.ts';
import { readAs } from '../http.ts';
import type { PlexConnection } from './connection.ts';

const user = z.object({ authToken: z.string(), username: z.string(), email: z.string().nullable() });
const resources = z.array(z.object({ clientIdentifier: z.string(), owned: z.boolean().nullish() }));
const claimToken = z.object({ token: z.string() });

/** Plex keeps its preferences in one file; these of it are the claim. The machine ids stay. */
const claimFile: ClaimFile = {
  folder: '/config/Library/Application Support/Plex Media Server',
  file: 'Preferences.xml',
  edit: (text: string) => text.replaceAll(/\sPlexOnline(?:Home|Mail|Token|Username)="[^"]*"/g, ''),
};

type SignedIn =
  | { outcome: 'done'; value: ServerKey }
  | { outcome: 'refused'; reason: 'wrong-password' | 'code-wanted' };

/** Sign-in to plex.tv, and the claim of a server. */
export function plexAccount(plex: PlexConnection) {
  const enter = async ({ login, password, code }: SignIn, { signal }: MediaCallOptions): Promise<SignedIn> => {
    const { status, body } = await plex.tv().send({
      verb: 'POST',
      path: '/api/v2/users/signin',
      form: { login, password, rememberMe: 'false', ...(code && { verificationCode: code }) },
      accepts: [401],
      signal,
    });
    if (status === 401) {
      const isCodeWanted = /verification code/i.test(JSON.stringify(body));
      return { outcome: 'refused', reason: isCodeWanted ? 'code-wanted' : 'wrong-password' };
    }
    const { authToken, username, email } = readAs(user, body, 'The sign-in to plex.tv');
    return { outcome: 'done', value: { key: authToken, account: { name: username, email } } };
  };

  const signOut = async (key: string, { signal }: MediaCallOptions = {}): Promise<void> => {
    await plex.tv(key).send({ verb: 'DELETE', path: '/api/v2/users/signout', accepts: [401, 422], signal });
  };

  /** Runs the work with a token, and gives it back unless the work keeps it: no device stays after a failure. */
  const withToken = async <T extends { outcome: string }>(key: string, work: () => Promise<T>): Promise<T> => {
    let answer: T | undefined;
    try {
      answer = await work();
      return answer;
    } finally {
      if (answer?.outcome !== 'done') await signOut(key).catch(() => undefined);
    }
  };

  const owns = async (key: string, machineId: string, { signal }: MediaCallOptions) => {
    const list = await plex.tv(key).ask(resources, {
      path: '/api/v2/resources',
      query: { includeHttps: 1, includeRelay: 1 },
      signal,
    });
    return list.some(({ clientIdentifier, owned }) => owned && clientIdentifier === machineId);
  };

  return {
    claimFile,
    signOut,
    async signIn(input, options = {}) {
      if (input.viaConnect) return { outcome: 'impossible', reason: 'no-connect' };
      const { machineId } = await plex.info(options);
      const entered = await enter(input, options);
      if (entered.outcome !== 'done') return entered;
      return withToken(entered.value.key, async () =>
        (await owns(entered.value.key, machineId, options)) ? entered : { outcome: 'refused', reason: 'not-the-owner' },
      );
    },
    async claim(input, options = {}) {
      if (input.viaConnect) return { outcome: 'impossible', reason: 'no-connect' };
      const { machineId, isClaimed } = await plex.info(options);
      const entered = await enter(input, options);
      if (entered.outcome !== 'done') return entered;
      const { key } = entered.value;
      return withToken(key, async () => {
        // Also after a claim of which only the response was lost.
        if (isClaimed)
          return (await owns(key, machineId, options)) ? entered : { outcome: 'refused', reason: 'already-claimed' };
        const { token } = await plex.tv(key).ask(claimToken, { path: '/api/claim/token.json', signal: options.signal });
        const { status } = await plex.claimUrl.send({
          verb: 'POST',
          path: '/myplex/claim',
          query: { token },
          accepts: [401, 403],
          signal: options.signal,
        });
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
        // The token is lost, such as after a change of the password.
        if (error instanceof MediaServerError && error.code === 'unauthorized')
          return { how: 'edit-file', ...claimFile };
        throw error;
      }
    },
  } satisfies Partial<MediaServer>;
}
