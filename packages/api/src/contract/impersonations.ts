import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { idParams, instant } from './schemas/common.ts';
import { user } from './schemas/user.ts';

/** How long an admin may stay signed in as somebody else. */
export const impersonationMinutes = [15, 30, 60, 120] as const;

const terms = z.object({
  /** Stands in the audit log, and the user reads it. */
  reason: z.string().trim().min(3, 'Say why, in a few words').max(500, 'At most 500 characters'),
  /** Such a session may look and change nothing. */
  read_only: z.boolean().default(true),
  minutes: z.literal(impersonationMinutes).default(30),
});

/** What an admin's session as somebody else is bound to. */
const impersonation = z.object({
  admin: z.object({ id: z.number().int(), name: z.string() }),
  reason: z.string(),
  read_only: z.boolean(),
  expires_at: instant,
  /** Until then, by the server's clock: the browser's may be wrong. */
  seconds_left: z.number().int(),
});
export type Impersonation = z.infer<typeof impersonation>;

export const impersonations = defineEndpoints({
  begin: {
    method: 'POST',
    path: '/api/admin/users/user/:id/sign-in-as',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: terms,
    sample: { from: 'session.user', fromWhom: 'customer', keeps: true, body: { reason: 'A conformance run' } },
    response: z.object({
      success: z.literal(true),
      /** Opens once. */
      token: z.string(),
      /** Where in the panel it opens. */
      link: z.string(),
      expires_at: instant,
    }),
    source: '§2',
    summary: 'Makes a link, good for two minutes and once, that signs an admin in as this user.',
  },
  exchange: {
    method: 'POST',
    path: '/api/impersonate',
    who: 'guest',
    owner: 'none',
    body: z.object({ token: z.string().min(1).max(200) }),
    sample: { after: ['impersonations.begin'], body: { token: '{token}' } },
    response: z.object({ token: z.string(), user, return_key: z.string(), impersonation }),
    source: '§2',
    summary: 'Exchanges such a link’s token for the user’s session and the key that leads back; the user is told.',
  },
  current: {
    method: 'GET',
    path: '/api/impersonation',
    who: 'customer',
    owner: 'self',
    response: z.object({ impersonation: impersonation.nullable() }),
    source: '§1',
    summary: 'Whether an admin is signed in as the caller: who, why, whether read-only, until when.',
  },
});
