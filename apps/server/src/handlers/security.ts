import type { Contract, Handlers, Passkey } from '@kronos/api/contract';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Factors } from '../domain/factors/factors.ts';
import type { Passkeys, PasskeyRow } from '../domain/factors/passkeys.ts';
import type { Protection } from '../domain/factors/protection.ts';
import type { Confirmations } from '../domain/sessions/confirmations.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type Limit, pass } from './limits.ts';
import { wrongProof } from './sign-in.ts';

/** Handlers of the caller's second factors, passkeys and confirmation. */
export function securityHandlers(deps: {
  protection: Protection;
  factors: Factors;
  passkeys: Passkeys;
  confirmations: Confirmations;
  proofLimit: Limit;
}): Handlers<Contract, RequestContext>['security'] {
  const { protection, factors, passkeys, confirmations, proofLimit } = deps;
  return {
    async show(_, { session }) {
      const { since, codesLeft, keys } = await protection.show(session.user.id);
      return {
        authenticator_since: since?.toISOString() ?? null,
        recovery_codes_left: codesLeft,
        passkeys: keys.map(present),
        confirmed_until: confirmations.until(session)?.toISOString() ?? null,
      };
    },
    confirmation: async (_, { session }) => ({
      confirmed_until: confirmations.until(session)?.toISOString() ?? null,
      methods: await factors.kindsOf(session.user.id),
    }),
    async confirm({ body }, { session }) {
      await pass(proofLimit(String(session.user.id)));
      const until = await confirmations.confirm(session, body);
      if (until) return { confirmed_until: until.toISOString() };
      if (session.impersonator) confirmations.require(session);
      if (body.password === undefined) throw wrongProof(body);
      throw new AppError('invalid', 'The password is wrong.', { errors: { password: ['The password is wrong.'] } });
    },
    confirmQuestion: (_, { session }) => passkeys.ask('confirm', session.user.id),
    async startAuthenticator(_, { session }) {
      confirmations.require(session);
      const setup = await protection.startAuthenticator(session.user);
      if (!setup) throw new AppError('conflict', 'An authenticator app is already set up. Remove it first.');
      return setup;
    },
    async finishAuthenticator({ body }, { session }) {
      confirmations.require(session);
      await pass(proofLimit(String(session.user.id)));
      const finished = await protection.finishAuthenticator(session.user, body.code);
      if (!finished) throw wrongProof({});
      return { recovery_codes: finished.codes };
    },
    async removeAuthenticator(_, { session }) {
      confirmations.require(session);
      if (!(await protection.removeAuthenticator(session.user)))
        throw new AppError('conflict', 'No authenticator app is set up.');
      return { success: true };
    },
    async renewRecoveryCodes(_, { session }) {
      confirmations.require(session);
      const codes = await protection.renewCodes(session.user);
      if (!codes) throw new AppError('conflict', 'Set up a second factor first.');
      return { recovery_codes: codes };
    },
    startPasskey(_, { session }) {
      confirmations.require(session);
      return passkeys.register(session.user);
    },
    async addPasskey({ body }, { session }) {
      confirmations.require(session);
      const added = await protection.addPasskey(session.user, body.name, body.passkey);
      if (added === 'too-many')
        throw new AppError('conflict', 'This account has reached its passkey limit. Remove one first.');
      if (!added) throw new AppError('invalid', 'This passkey was not accepted. Try again.');
      return { passkey: present(added.key), recovery_codes: added.codes };
    },
    async renamePasskey({ params, body }, { session }) {
      if (!(await protection.renamePasskey(session.user, params.id, body.name))) throw noSuchPasskey();
      return { success: true };
    },
    async removePasskey({ params }, { session }) {
      confirmations.require(session);
      if (!(await protection.removePasskey(session.user, params.id))) throw noSuchPasskey();
      return { success: true };
    },
  };
}

const noSuchPasskey = () => notFound('passkey');

const present = ({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  is_backed_up: isBackedUp,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
