import { z } from 'zod';
import type { MediaCallOptions, PlexAccounts, ServerKey, SignIn } from '../../../domain/media-servers/port.ts';
import { readAs } from '../http.ts';
import type { PlexTv } from './connection.ts';

const user = z.object({ authToken: z.string(), username: z.string(), email: z.string().nullable() });
const resources = z.array(z.object({ clientIdentifier: z.string(), owned: z.boolean().nullish() }));

type SignedIn =
  | { outcome: 'done'; value: ServerKey }
  | { outcome: 'refused'; reason: 'wrong-password' | 'code-wanted' };

/** Sign-in to a plex.tv account, whatever servers it owns. */
export function plexSignIn(tv: PlexTv) {
  const enter = async ({ login, password, code }: SignIn, { signal }: MediaCallOptions): Promise<SignedIn> => {
    const { status, body } = await tv().send({
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
    await tv(key).send({ verb: 'DELETE', path: '/api/v2/users/signout', accepts: [401, 422], signal });
  };

  return {
    enter,
    signOut,
    /**
     * Runs the work with a token, and signs it out unless the work keeps it, so that no device is left behind after a
     * failure.
     */
    async withToken<T extends { outcome: string }>(key: string, work: () => Promise<T>): Promise<T> {
      let answer: T | undefined;
      try {
        answer = await work();
        return answer;
      } finally {
        if (answer?.outcome !== 'done') await signOut(key).catch(() => undefined);
      }
    },
    /** Returns the machine ids of the servers that an account owns. */
    async ownedBy(key: string, { signal }: MediaCallOptions): Promise<string[]> {
      const list = await tv(key).ask(resources, {
        path: '/api/v2/resources',
        query: { includeHttps: 1, includeRelay: 1 },
        signal,
      });
      return list.filter(({ owned }) => owned).map(({ clientIdentifier }) => clientIdentifier);
    },
  };
}

/** The plex.tv accounts, each with the servers that it owns. */
export function plexAccounts(tv: PlexTv): PlexAccounts {
  const { enter, signOut, withToken, ownedBy } = plexSignIn(tv);
  return {
    signOut,
    async signIn(input, options = {}) {
      const entered = await enter(input, options);
      if (entered.outcome !== 'done') return entered;
      const { value } = entered;
      return withToken(value.key, async () => ({
        outcome: 'done',
        value: { ...value, machineIds: await ownedBy(value.key, options) },
      }));
    },
  };
}
