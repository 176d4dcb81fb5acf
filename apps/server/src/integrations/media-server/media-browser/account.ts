import type { SignInRefusal } from '@kronos/api/contract';
import { z } from 'zod';
import type {
  Answer,
  ClaimFile,
  ClaimReset,
  MediaCallOptions,
  MediaServer,
  ServerKey,
  SignIn,
} from '../../../domain/media-servers/port.ts';
import { MediaServerError } from '../../../domain/media-servers/port.ts';
import { type MediaHttp, readAs } from '../http.ts';
import type { Browser } from './connection.ts';

const entered = z.object({
  AccessToken: z.string(),
  User: z.object({ Name: z.string(), Policy: z.object({ IsAdministrator: z.boolean() }) }),
});
const keys = z.object({
  Items: z.array(
    z.object({ AccessToken: z.string(), AppName: z.string().nullish(), DateCreated: z.string().nullish() }),
  ),
});

/**
 * Marks the first set-up as incomplete, so that anyone can repeat it as on a new server; libraries and users are kept.
 */
const claimFile: ClaimFile = {
  folder: '/config/config',
  file: 'system.xml',
  edit: (text: string) =>
    text.replace(
      /<IsStartupWizardCompleted>\s*true\s*<\/IsStartupWizardCompleted>/i,
      '<IsStartupWizardCompleted>false</IsStartupWizardCompleted>',
    ),
};

/** Sign-in as an administrator, and the first set-up, which is the claim of these products. */
export function browserAccount({ as, product, info }: Browser) {
  /** Exchanges the token of a sign-in for a key, which outlives a change of the password. */
  const toKey = async (token: string, signal: AbortSignal | undefined): Promise<string> => {
    const http = as(token);
    const list = async () => (await http.ask(keys, { path: '/Auth/Keys', signal })).Items;
    const before = new Set((await list()).map(({ AccessToken }) => AccessToken));
    await http.send({ verb: 'POST', path: '/Auth/Keys', query: { app: product }, signal });
    const fresh = (await list()).find(({ AccessToken, AppName }) => !before.has(AccessToken) && AppName === product);
    if (!fresh) throw new MediaServerError('changed', 'The server does not list its new key.');
    return fresh.AccessToken;
  };
  const leave = (token: string) =>
    as(token)
      .send({ verb: 'POST', path: '/Sessions/Logout' })
      .catch(() => undefined);

  /** Creates a key from an administrator's token, and ends the token's session in any case. */
  const admit = async (
    { AccessToken, User }: z.infer<typeof entered>,
    signal: AbortSignal | undefined,
  ): Promise<Answer<ServerKey, SignInRefusal>> => {
    try {
      if (!User.Policy.IsAdministrator) return { outcome: 'refused', reason: 'not-the-owner' };
      const key = await toKey(AccessToken, signal);
      return { outcome: 'done', value: { key, account: { name: User.Name, email: null } } };
    } finally {
      await leave(AccessToken);
    }
  };

  const signIn = async ({ login, password }: SignIn, { signal }: MediaCallOptions) => {
    const { status, body } = await as(null).send({
      verb: 'POST',
      path: '/Users/AuthenticateByName',
      json: { Username: login, Pw: password },
      accepts: [401],
      signal,
    });
    if (status === 401) return { outcome: 'refused', reason: 'wrong-password' } as const;
    return admit(readAs(entered, body, 'The sign-in'), signal);
  };

  const setUp = async (http: MediaHttp, { login, password }: SignIn, signal: AbortSignal | undefined) => {
    const steps = [
      {
        path: '/Startup/Configuration',
        json: { UICulture: 'en-US', MetadataCountryCode: 'US', PreferredMetadataLanguage: 'en' },
      },
      // Jellyfin creates the user when it is read.
      { verb: 'GET', path: '/Startup/User' },
      { path: '/Startup/User', json: { Name: login, Password: password } },
      { path: '/Startup/RemoteAccess', json: { EnableRemoteAccess: true, EnableAutomaticPortMapping: false } },
      { path: '/Startup/Complete' },
    ] as const;
    for (const step of steps) {
      const { status } = await http.send({ verb: 'POST', ...step, accepts: [401, 403], signal });
      // Someone else has completed it in the meantime.
      if (status >= 400) return false;
    }
    return true;
  };

  return {
    admit,
    claimFile,
    async signIn(input, options = {}) {
      if ('pin' in input) return { outcome: 'impossible', reason: 'accounts-are-local' };
      return input.viaConnect ? { outcome: 'impossible', reason: 'no-connect' } : signIn(input, options);
    },
    async signOut(key, { signal } = {}) {
      // The key is part of the path.
      const path = `/Auth/Keys/${encodeURIComponent(key)}`;
      await as(key).send({ verb: 'DELETE', path, label: '/Auth/Keys/…', accepts: [401, 403, 404], signal });
    },
    async claim(input, options = {}) {
      if ('pin' in input || input.viaConnect) return { outcome: 'impossible', reason: 'accounts-are-local' };
      const isFree = !(await info(options)).isClaimed && (await setUp(as(null), input, options.signal));
      // Also after a set-up whose response was lost: the administrator exists.
      const signedIn = await signIn(input, options);
      if (signedIn.outcome !== 'refused') return signedIn;
      if (isFree) throw new MediaServerError('broken', 'The server does not accept its new administrator.');
      return { outcome: 'refused', reason: 'already-claimed' };
    },
    async resetClaim(options = {}): Promise<ClaimReset> {
      return (await info(options)).isClaimed ? { how: 'edit-file', ...claimFile } : { how: 'done' };
    },
  } satisfies Partial<MediaServer> & Record<string, unknown>;
}
