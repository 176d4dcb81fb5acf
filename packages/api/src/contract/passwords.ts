import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { emailAddress, newPassword } from './schemas/user-input.ts';

/** The token in the link of the mail. */
const token = z.string().min(1, 'Open the link from the e-mail').max(200, 'At most 200 characters');

/** Resetting a forgotten password: a mail, its link, a new password. */
export const passwords = defineEndpoints({
  request: {
    method: 'POST',
    path: '/api/password/create',
    who: 'guest',
    owner: 'none',
    body: z.object({ email: emailAddress }),
    // Refused when no mail server is configured.
    sample: { body: { email: '{email}' }, also: [409] },
    response: done,
    source: '§2',
    summary:
      'Sends a link for setting a new password by e-mail. The response is the same for an address without an account.',
  },
  look: {
    method: 'POST',
    path: '/api/password/look',
    who: 'guest',
    owner: 'none',
    unaudited: true,
    body: z.object({ token }),
    sample: { body: { token: 'not-a-token' } },
    response: z.object({
      state: z.enum(['valid', 'used', 'expired', 'unknown']),
      /** The address of the account, for the browser's password manager; null unless the link is valid. */
      email: z.string().nullable(),
    }),
    source: 'screens',
    summary: 'Returns whether the link from the e-mail is still valid, without using it.',
  },
  set: {
    method: 'POST',
    path: '/api/password/reset',
    who: 'guest',
    owner: 'none',
    body: z.object({ token, password: newPassword }),
    // A token that no mail contains.
    sample: { body: { token: 'not-a-token', password: 'a new passphrase' }, also: [404] },
    response: done,
    source: '§2',
    summary: 'Sets a new password with the link from the e-mail, once, and ends every session of the user.',
  },
});
