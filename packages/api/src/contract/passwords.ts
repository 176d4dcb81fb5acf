import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { emailAddress, newPassword } from './schemas/user-input.ts';

/** What stands in the link of the mail. */
const token = z.string().min(1, 'Open the link as it stands in the mail').max(200, 'At most 200 characters');

/** A password that is forgotten: a mail, its link, a new one. */
export const passwords = defineEndpoints({
  request: {
    method: 'POST',
    path: '/api/password/create',
    who: 'guest',
    owner: 'none',
    body: z.object({ email: emailAddress }),
    // Without a mail server nothing can be promised.
    sample: { body: { email: '{email}' }, also: [409] },
    response: done,
    source: '§2',
    summary: 'Mails a link that sets a new password. The answer is the same for an address that has no account.',
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
      /** Whose password it sets, for the browser to remember it by; null unless the link opens. */
      email: z.string().nullable(),
    }),
    source: 'screens',
    summary: 'Whether the link of the mail still opens, without using it.',
  },
  set: {
    method: 'POST',
    path: '/api/password/reset',
    who: 'guest',
    owner: 'none',
    body: z.object({ token, password: newPassword }),
    // Nobody's link: it leads nowhere.
    sample: { body: { token: 'not-a-token', password: 'a new passphrase' }, also: [404] },
    response: done,
    source: '§2',
    summary: 'Sets a new password by the link of the mail, once, and ends every session of its person.',
  },
});
