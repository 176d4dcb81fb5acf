import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError } from '../platform/app-error.ts';
import type { Passkeys } from '../domain/factors/passkeys.ts';
import type { SignIn } from '../domain/sessions/sign-in.ts';
import { presentUser } from '../domain/users/users.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type Limit, pass } from './limits.ts';

/** Handlers of the second step of signing in, and of signing in with a passkey alone. */
export function signInHandlers(deps: {
  signIn: SignIn;
  passkeys: Passkeys;
  proofLimit: Limit;
  passkeyLimit: Limit;
}): Handlers<Contract, RequestContext>['signIn'] {
  const { signIn, passkeys, proofLimit, passkeyLimit } = deps;

  const pendingOf = async (challenge: string) => {
    const pending = await signIn.pending(challenge);
    if (!pending) throw new AppError('unauthenticated', 'This sign-in took too long. Enter your password again.');
    return pending;
  };

  return {
    async factor({ body: { challenge, ...proof } }, { ip, userAgent }) {
      const pending = await pendingOf(challenge);
      await pass(proofLimit(String(pending.userId)));
      const opened = await signIn.withFactor(challenge, pending, proof, { ip, userAgent });
      if (!opened) throw wrongProof(proof);
      return { token: opened.token, user: presentUser(opened.user) };
    },
    async passkeyQuestion({ body: { challenge } }, { ip }) {
      await pass(passkeyLimit(ip));
      const userId = challenge === undefined ? null : (await pendingOf(challenge)).userId;
      return passkeys.ask('sign-in', userId);
    },
    async passkey({ body: { passkey, remember } }, { ip, userAgent }) {
      await pass(passkeyLimit(ip));
      const opened = await signIn.withPasskey(passkey, remember, { ip, userAgent });
      if (!opened)
        throw new AppError(
          'unauthenticated',
          'This passkey does not belong to an account here. Sign in with your password.',
        );
      return { token: opened.token, user: presentUser(opened.user) };
    },
  };
}

/** Returns the error at the field that was filled in. */
export function wrongProof({ passkey }: { passkey?: unknown }): AppError {
  const message = passkey ? 'This passkey was not accepted.' : 'This code is wrong or has already been used.';
  return new AppError('invalid', message, passkey ? {} : { errors: { code: [message] } });
}
