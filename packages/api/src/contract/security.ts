import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams, instant } from './schemas/common.ts';
import { code, factorKind, proof, recoveryCodes } from './schemas/factor.ts';
import { passkeyCreation, passkeyQuestion, passkeyRegistration } from './schemas/passkey.ts';

const confirmed = { confirmed_until: instant.nullable() };
const name = z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters');
const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  is_backed_up: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;
/** The recovery codes, when the first factor is added; null if the account already has some. */
const newCodes = { recovery_codes: recoveryCodes.nullable() };

/** How an account is protected. Sensitive changes require a session that was confirmed within the last ten minutes. */
export const security = defineEndpoints({
  show: {
    method: 'GET',
    path: '/api/customer/security',
    who: 'customer',
    owner: 'self',
    response: z.object({
      /** Since when codes of an app are required; null if they are not. */
      authenticator_since: instant.nullable(),
      recovery_codes_left: z.number().int(),
      passkeys: z.array(passkey),
      ...confirmed,
    }),
    source: 'screens',
    summary: 'Returns the caller’s second factor, recovery codes and passkeys.',
  },
  confirmation: {
    method: 'GET',
    path: '/api/customer/security/confirmation',
    who: 'customer',
    owner: 'self',
    response: z.object({ ...confirmed, methods: z.array(factorKind) }),
    source: 'screens',
    summary: 'Returns until when this session counts as confirmed, and how it can be confirmed besides the password.',
  },
  confirm: {
    method: 'POST',
    path: '/api/customer/security/confirm',
    who: 'customer',
    owner: 'self',
    body: z.object({ password: z.string().min(1).max(1024).optional(), ...proof }),
    sample: { body: { password: '{password}' } },
    response: z.object(confirmed),
    source: 'screens',
    summary: 'Confirms the session for ten minutes, by password or second factor.',
  },
  confirmQuestion: {
    method: 'POST',
    path: '/api/customer/security/confirm/passkey',
    who: 'customer',
    owner: 'self',
    unaudited: true,
    response: passkeyQuestion,
    source: 'screens',
    summary: 'Returns the passkey request with which the browser confirms the caller.',
  },
  startAuthenticator: {
    method: 'POST',
    path: '/api/customer/security/authenticator',
    who: 'customer',
    owner: 'self',
    sample: { also: [409] },
    response: z.object({ secret: z.string(), uri: z.string() }),
    source: 'screens',
    summary:
      'Creates the secret of an authenticator app, shown only once; it takes effect when a code has confirmed it.',
  },
  finishAuthenticator: {
    method: 'POST',
    path: '/api/customer/security/authenticator/confirm',
    who: 'customer',
    owner: 'self',
    body: z.object({ code }),
    sample: { needs: 'a code of the authenticator app' },
    response: z.object(newCodes),
    source: 'screens',
    summary: 'Turns on the authenticator app with its first code.',
  },
  removeAuthenticator: {
    method: 'DELETE',
    path: '/api/customer/security/authenticator',
    who: 'customer',
    owner: 'self',
    sample: { needs: 'an account with an authenticator app' },
    response: done,
    source: 'screens',
    summary: 'Turns off the authenticator app.',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/customer/security/recovery-codes',
    who: 'customer',
    owner: 'self',
    sample: { needs: 'an account with a second factor' },
    response: z.object({ recovery_codes: recoveryCodes }),
    source: 'screens',
    summary: 'Creates ten new recovery codes, shown only once; the earlier ones stop working.',
  },
  startPasskey: {
    method: 'POST',
    path: '/api/customer/security/passkeys/question',
    who: 'customer',
    owner: 'self',
    unaudited: true,
    response: passkeyCreation,
    source: 'screens',
    summary: 'Returns the options with which the browser creates a passkey; valid once, for five minutes.',
  },
  addPasskey: {
    method: 'POST',
    path: '/api/customer/security/passkeys',
    who: 'customer',
    owner: 'self',
    body: z.object({ name, passkey: passkeyRegistration }),
    sample: { needs: 'a passkey' },
    response: z.object({ passkey, ...newCodes }),
    source: 'screens',
    summary: 'Adds the passkey that the browser created.',
  },
  renamePasskey: {
    method: 'POST',
    path: '/api/customer/security/passkeys/:id',
    who: 'customer',
    owner: 'self',
    params: idParams,
    body: z.object({ name }),
    sample: { needs: 'a passkey' },
    response: done,
    source: 'screens',
    summary: 'Renames a passkey.',
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/customer/security/passkeys/:id',
    who: 'customer',
    owner: 'self',
    params: idParams,
    sample: { needs: 'a passkey' },
    response: done,
    source: 'screens',
    summary: 'Removes a passkey.',
  },
});
