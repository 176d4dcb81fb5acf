import { z } from 'zod';
import { fieldHints } from './schemas/field-hints.ts';
import { defineEndpoints } from './define.ts';
import { done, recordNumber } from './schemas/common.ts';
import { challengedSession, openedSession } from './schemas/sign-in.ts';
import { user } from './schemas/user.ts';

const credentials = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter your e-mail address')
    .max(254, 'At most 254 characters')
    .pipe(z.email('Invalid email address'))
    .register(fieldHints, { kind: 'email' }),
  password: z.string().min(1, 'Enter your password').max(1024, 'At most 1024 characters'),
  /** True keeps the session for 30 days, false for a day. */
  remember: z.boolean().default(false),
  /** Refuses everybody but admins, with the message for a wrong password. */
  admin: z.boolean().default(false),
});

export const session = defineEndpoints({
  login: {
    method: 'POST',
    path: '/api/login',
    who: 'guest',
    owner: 'none',
    body: credentials,
    sample: { body: { email: '{email}', password: '{password}' } },
    response: z.union([openedSession, challengedSession]),
    source: '§4',
    summary: 'Signs in with e-mail and password; an account with a second factor gets a challenge first.',
  },
  csrf: {
    method: 'GET',
    path: '/api/csrf-cookie',
    who: 'guest',
    owner: 'none',
    response: done,
    source: '§7',
    summary: 'Sets a fresh XSRF-TOKEN cookie; called after a 419.',
  },
  user: {
    method: 'GET',
    path: '/api/get-user',
    who: 'customer',
    owner: 'self',
    response: user,
    source: '§7',
    summary: 'Returns the signed-in user, read when a session starts.',
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    who: 'customer',
    owner: 'self',
    sample: { endsSession: true },
    response: done,
    source: '§7',
    summary: 'Ends the session.',
  },
  returnHome: {
    method: 'POST',
    path: '/api/return-home',
    who: 'customer',
    owner: 'self',
    body: z.object({
      return_key: z.string().min(1).max(200),
      user_id: recordNumber,
    }),
    sample: {
      after: ['impersonations.begin', 'impersonations.exchange'],
      body: { return_key: '{return_key}', user_id: '{user.id}' },
    },
    response: z.object({
      token: z.string(),
      user,
      /** Where the panel continues. */
      redirect_data: z.object({ path: z.string() }),
    }),
    source: '§7',
    summary: 'Ends an impersonation and returns to the admin’s own session.',
  },
});
