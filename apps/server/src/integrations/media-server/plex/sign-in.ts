import { z } from 'zod';
import type {
  MediaCallOptions,
  OwnerSignIn,
  PlexAccounts,
  PlexPin,
  ServerKey,
} from '../../../domain/media-servers/port.ts';
import { readAs } from '../http.ts';
import type { MediaServerSettings } from '../settings.ts';
import type { PlexTv } from './connection.ts';

const user = z.object({ authToken: z.string(), username: z.string(), email: z.string().nullable() });
const account = user.omit({ authToken: true });
const begun = z.object({ id: z.number(), code: z.string(), expiresIn: z.number() });
const confirmed = z.object({ authToken: z.string().nullable() });
const resources = z.array(z.object({ clientIdentifier: z.string(), owned: z.boolean().nullish() }));

type SignedIn =
  | { outcome: 'done'; value: ServerKey }
  | { outcome: 'refused'; reason: 'wrong-password' | 'code-wanted' | 'sign-in-over' };

/** Sign-in to a plex.tv account, whatever servers it owns. */
export function plexSignIn(tv: PlexTv) {
  /** Returns the token of a finished sign-in; null while it is open, and undefined when it is over. */
  const tokenOf = async ({ id, code }: PlexPin, { signal }: MediaCallOptions = {}) => {
    const path = `/api/v2/pins/${id}`;
    const { status, body } = await tv().send({
      path,
      query: { code },
      label: '/api/v2/pins/…',
      accepts: [404],
      signal,
    });
    return status === 404 ? undefined : readAs(confirmed, body, 'The state of a sign-in').authToken;
  };
  const enterByPin = async (pin: PlexPin, options: MediaCallOptions): Promise<SignedIn> => {
    const key = await tokenOf(pin, options);
    if (!key) return { outcome: 'refused', reason: 'sign-in-over' };
    const { status, body } = await tv(key).send({ path: '/api/v2/user', accepts: [401], signal: options.signal });
    // The token was revoked, for example after a claim that was refused.
    if (status === 401) return { outcome: 'refused', reason: 'sign-in-over' };
    const { username, email } = readAs(account, body, 'The account of plex.tv');
    return { outcome: 'done', value: { key, account: { name: username, email } } };
  };
  const enter = async (input: OwnerSignIn, options: MediaCallOptions): Promise<SignedIn> => {
    if ('pin' in input) return enterByPin(input.pin, options);
    const { login, password, code } = input;
    const { signal } = options;
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
    tokenOf,
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
export function plexAccounts(tv: PlexTv, { clientId, product, plexApp }: MediaServerSettings): PlexAccounts {
  const { enter, signOut, tokenOf, withToken, ownedBy } = plexSignIn(tv);
  return {
    signOut,
    async beginSignIn({ signal } = {}) {
      const asked = { verb: 'POST', path: '/api/v2/pins', query: { strong: 'true' }, signal } as const;
      const { id, code, expiresIn } = await tv().ask(begun, asked);
      const query = new URLSearchParams({ clientID: clientId, code, 'context[device][product]': product });
      return { pin: { id, code }, url: `${plexApp}/auth#?${query.toString()}`, seconds: expiresIn };
    },
    async signInState(pin, options) {
      const token = await tokenOf(pin, options);
      return token === undefined ? 'over' : token === null ? 'open' : 'signed-in';
    },
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
