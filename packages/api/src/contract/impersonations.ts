import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { idParams, instant } from './schemas/common.ts';
import { user } from './schemas/user.ts';

/** How long an impersonation may last, in minutes. */
export const impersonationMinutes = [15, 30, 60, 120] as const;

const terms = z.object({
  /** Recorded in the audit log; the user can read it. */
  reason: z.string().trim().min(3, 'Enter a reason of at least 3 characters').max(500, 'At most 500 characters'),
  /** Whether the session may only read. */
  read_only: z.boolean().default(true),
  minutes: z.literal(impersonationMinutes).default(30),
});

/** An impersonation, as its session sees it. */
const impersonation = z.object({
  admin: z.object({ id: z.number().int(), name: z.string() }),
  reason: z.string(),
  read_only: z.boolean(),
  expires_at: instant,
  /** Seconds until its end by the server's clock, since the browser's may be wrong. */
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
      /** Can be used once. */
      token: z.string(),
      /** The path in the panel that opens it. */
      link: z.string(),
      expires_at: instant,
    }),
    source: '§2',
    summary: 'Creates a link that signs an admin in as this user; it works once, within two minutes.',
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
    summary:
      'Exchanges the token of such a link for a session of the user and the key for returning; the user is notified.',
  },
  current: {
    method: 'GET',
    path: '/api/impersonation',
    who: 'customer',
    owner: 'self',
    response: z.object({ impersonation: impersonation.nullable() }),
    source: '§1',
    summary: 'Returns whether an admin is signed in as the caller: who, why, whether read-only, and until when.',
  },
});
