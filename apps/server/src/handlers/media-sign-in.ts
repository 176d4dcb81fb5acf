import type { PlexSignIns } from '../domain/media-servers/plex-sign-ins.ts';
import type { OwnerSignIn } from '../domain/media-servers/port.ts';
import { refuseFields } from '../domain/refuse-fields.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type Limit, pass } from './limits.ts';

interface Asked {
  login?: string | undefined;
  password?: string | undefined;
  code?: string | undefined;
  sign_in?: string | undefined;
}

/** Returns a function that reads the sign-in of a call, if it has one. Attempts are counted for each user. */
export const createSignInReader =
  ({ mediaSignInLimit, plexSignIns }: { mediaSignInLimit: Limit; plexSignIns: Pick<PlexSignIns, 'open'> }) =>
  async (
    { session: { user } }: RequestContext,
    { login, password, code, sign_in }: Asked,
  ): Promise<OwnerSignIn | undefined> => {
    if (login === undefined && password === undefined && sign_in === undefined) return undefined;
    await pass(mediaSignInLimit(String(user.id)));
    if (sign_in !== undefined) return { pin: plexSignIns.open(user.id, sign_in) };
    if (login === undefined || password === undefined) {
      refuseFields({ login: !login && 'Enter the account', password: !password && 'Enter the password' });
      throw new Error('A sign-in without account or password was not refused.');
    }
    return { login, password, ...(code && { code }) };
  };
