import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams, instant } from './schemas/common.ts';
import { code, factorKind, proof, recoveryCodes } from './schemas/factor.ts';
import { passkeyCreation, passkeyQuestion, passkeyRegistration } from './schemas/passkey.ts';

const confirmed = { confirmed_until: instant.nullable() };
const name = z.string().trim().min(1, 'Give it a name').max(60, 'At most 60 characters');
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
    summary: 'The caller’s second factor, recovery codes and passkeys.',
  },
  confirmation: {
    method: 'GET',
    path: '/api/customer/security/confirmation',
    who: 'customer',
    owner: 'self',
    response: z.object({ ...confirmed, methods: z.array(factorKind) }),
    source: 'screens',
    summary: 'Until when this session counts as confirmed, and how beyond the password it can be.',
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
    summary: 'Confirms that the caller is the account’s person, by password or second factor, for ten minutes.',
  },
  confirmQuestion: {
    method: 'POST',
    path: '/api/customer/security/confirm/passkey',
    who: 'customer',
    owner: 'self',
    unaudited: true,
    response: passkeyQuestion,
    source: 'screens',
    summary: 'What the browser asks a passkey with to confirm the caller.',
  },
  startAuthenticator: {
    method: 'POST',
    path: '/api/customer/security/authenticator',
    who: 'customer',
    owner: 'self',
    sample: { also: [409] },
    response: z.object({ secret: z.string(), uri: z.string() }),
    source: 'screens',
    summary: 'Makes the secret of an authenticator app, shown this once; it is asked for once a code confirmed it.',
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
    summary: 'Switches codes of the app on, by the first of them.',
  },
  removeAuthenticator: {
    method: 'DELETE',
    path: '/api/customer/security/authenticator',
    who: 'customer',
    owner: 'self',
    sample: { needs: 'an account with an authenticator app' },
    response: done,
    source: 'screens',
    summary: 'Switches codes of the app off.',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/customer/security/recovery-codes',
    who: 'customer',
    owner: 'self',
    sample: { needs: 'an account with a second factor' },
    response: z.object({ recovery_codes: recoveryCodes }),
    source: 'screens',
    summary: 'Ten new recovery codes, shown this once; the earlier ones open no more.',
  },
  startPasskey: {
    method: 'POST',
    path: '/api/customer/security/passkeys/question',
    who: 'customer',
    owner: 'self',
    unaudited: true,
    response: passkeyCreation,
    source: 'screens',
    summary: 'What the browser makes a passkey from; valid once, for five minutes.',
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
    summary: 'Adds the passkey that the browser has made.',
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
    summary: 'Gives a passkey another name.',
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
