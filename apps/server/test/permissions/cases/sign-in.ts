import { testPassword } from '../../support/client.ts';
import type { Stage } from '../callers.ts';
import { madeUpPasskey, protectedLogin } from '../protection.ts';
import { type Cases, freshNumber } from './cell.ts';
import { aSpareAccount } from './spare-account.ts';

/** Returns a password link for a spare account: using it ends sessions, which others still need. */
async function forgetfulToken(stage: Stage): Promise<string> {
  const { services } = stage;
  const { id } = await aSpareAccount(stage);
  return services.oneTimeTokens.issue({ kind: 'password-reset', userId: id, lifetime: 60_000 });
}

export const signInCases: Cases = {
  'session.login': () => ({ body: { email: 'other@matrix.test', password: testPassword } }),
  'passwords.request': () => ({ body: { email: `forgetful-${freshNumber()}@matrix.test` } }),
  'passwords.look': () => ({ body: { token: 'a token' } }),
  'passwords.set': async (stage) => ({ body: { token: await forgetfulToken(stage), password: 'a new passphrase' } }),
  'signIn.factor': protectedLogin,
  'signIn.passkeyQuestion': () => ({ body: {} }),
  'signIn.passkey': async () => ({ body: { passkey: madeUpPasskey.proof }, status: 401 }),
  'session.returnHome': ({ person }) => ({
    body: { return_key: 'somebody else’s', user_id: person('owner').id },
    status: 403,
  }),
  'impersonations.begin': ({ person }) => ({ params: { id: person('owner').id }, body: { reason: 'A ticket' } }),
  'impersonations.exchange': async ({ invite }) => ({ body: { token: await invite('owner', { readOnly: true }) } }),
};
