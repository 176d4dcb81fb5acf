import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError } from '../platform/app-error.ts';
import type { Impersonations } from '../domain/sessions/impersonations.ts';
import type { Sessions } from '../domain/sessions/sessions.ts';
import type { SignIn } from '../domain/sessions/sign-in.ts';
import { presentUser } from '../domain/users/users.ts';
import type { RequestContext } from '../http/request-context.ts';
import { pass } from './limits.ts';

/** Counts an attempt to sign in; resolves with the seconds to wait, 0 if it may proceed. */
export type SignInLimit = (ip: string, email: string) => Promise<number>;

/** Handlers of signing in and out, and of the current user. */
export function sessionHandlers(deps: {
  sessions: Sessions;
  signIn: SignIn;
  impersonations: Impersonations;
  signInLimit: SignInLimit;
}): Handlers<Contract, RequestContext>['session'] {
  const { sessions, signIn, impersonations, signInLimit } = deps;
  return {
    async login({ body }, { ip, userAgent, gone }) {
      await pass(signInLimit(ip, body.email.toLowerCase()));
      const result = await signIn.withPassword(body, { ip, userAgent }, gone);
      // One text for a wrong password and an unknown address, so that accounts cannot be probed.
      if (!result) throw new AppError('unauthenticated', 'The e-mail address or the password is wrong.');
      if (result.kind === 'opened') return { token: result.token, user: presentUser(result.user) };
      const { challenge, methods, seconds } = result;
      return { second_factor: { challenge, methods, seconds } };
    },
    csrf(_, context) {
      context.renewCsrf();
      return { success: true };
    },
    user: (_, { session }) => presentUser(session.user),
    async logout(_, { session }) {
      await sessions.signOut(session);
      return { success: true };
    },
    async returnHome({ body }, { session, ip, userAgent }) {
      const key = { returnKey: body.return_key, userId: body.user_id };
      const home = await impersonations.end(session, key, { ip, userAgent });
      if (!home) throw new AppError('forbidden', 'This key is not valid for returning to your account. Sign in again.');
      return {
        token: home.token,
        user: presentUser(home.admin),
        redirect_data: { path: `/app/admin/users/${session.user.id}` },
      };
    },
  };
}

/** Handlers of the customer area's call for the current user. */
export const customerUserHandlers = (): Handlers<Contract, RequestContext>['customerUser'] => ({
  fetch: (_, { session }) => presentUser(session.user),
});
