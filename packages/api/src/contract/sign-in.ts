import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { proof } from './schemas/factor.ts';
import { passkeyProof, passkeyQuestion } from './schemas/passkey.ts';
import { openedSession } from './schemas/sign-in.ts';

const challenge = z.string().min(1).max(200);

/** Signing in beyond the password. Separate from `session`, so that the sign-in page need not load it. */
export const signIn = defineEndpoints({
  factor: {
    method: 'POST',
    path: '/api/login/second-factor',
    who: 'guest',
    owner: 'none',
    body: z.object({ challenge, ...proof }),
    sample: { needs: 'an account with a second factor' },
    response: openedSession,
    source: 'screens',
    summary: 'Completes a sign-in with a code of the app, a recovery code or a passkey.',
  },
  passkeyQuestion: {
    method: 'POST',
    path: '/api/login/passkey/question',
    who: 'guest',
    owner: 'none',
    /**
     * With the challenge of a second step, the passkeys of its account are accepted, otherwise any that the browser
     * has.
     */
    body: z.object({ challenge: challenge.optional() }),
    unaudited: true,
    sample: { body: {} },
    response: passkeyQuestion,
    source: 'screens',
    summary: 'Returns the passkey request for the browser; valid once, for five minutes.',
  },
  passkey: {
    method: 'POST',
    path: '/api/login/passkey',
    who: 'guest',
    owner: 'none',
    body: z.object({ passkey: passkeyProof, remember: z.boolean().default(false) }),
    sample: { needs: 'a passkey' },
    response: openedSession,
    source: 'screens',
    summary: 'Signs in with a passkey that has verified its user, without a password.',
  },
});
