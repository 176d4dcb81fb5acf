import type { SignIn } from '../domain/media-servers/port.ts';
import { refuseFields } from '../domain/refuse-fields.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type Limit, pass } from './limits.ts';

interface Asked {
  login?: string | undefined;
  password?: string | undefined;
  code?: string | undefined;
}

/** Returns a function that reads the sign-in of a call, if it has one. Attempts are counted for each user. */
export const createSignInReader =
  (limit: Limit) =>
  async ({ session }: RequestContext, { login, password, code }: Asked): Promise<SignIn | undefined> => {
    if (login === undefined && password === undefined) return undefined;
    await pass(limit(String(session.user.id)));
    if (login === undefined || password === undefined) {
      refuseFields({ login: !login && 'Enter the account', password: !password && 'Enter the password' });
      throw new Error('A sign-in without account or password was not refused.');
    }
    return { login, password, ...(code && { code }) };
  };
