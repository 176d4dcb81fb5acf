import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bodyId, instant } from './schemas/common.ts';
import { emailAddress, newPassword, userName } from './schemas/user-input.ts';
import { offer } from './schemas/product.ts';
import { user } from './schemas/user.ts';

/** The key as typed: spaces, hyphens and case do not matter. */
const key = z.string().trim().min(1, 'Enter the key of your invitation').max(100, 'At most 100 characters');

export const invitations = defineEndpoints({
  verify: {
    method: 'POST',
    path: '/api/accept-invite/verify',
    who: 'guest',
    owner: 'none',
    // It only looks up a key. The key is sent in the body, because intermediaries log addresses.
    unaudited: true,
    body: z.object({ key }),
    // A key is only shown once, when it is created.
    sample: { body: { key: 'KRONO-00000-00000-00000' }, also: [403, 422] },
    response: z.object({
      data: z.object({
        inviter: z.string(),
        note: z.string(),
        /** A hint of the address that the key is for, such as `c•••@example.com`; null when anybody may use it. */
        email_hint: z.string().nullable(),
        uses_left: z.number().int(),
        expires_at: instant.nullable(),
        products: z.array(offer),
      }),
    }),
    source: 'screens',
    summary: 'Returns what an invitation key is for: who invites, what is included, and until when it is valid.',
  },
  accept: {
    method: 'POST',
    path: '/api/accept-invite',
    who: 'guest',
    owner: 'none',
    body: z.object({
      key,
      name: userName,
      email: emailAddress,
      password: newPassword,
      /** The products chosen from those included; at least one, if the invitation includes any. */
      products: z.array(bodyId).max(50, 'At most 50').default([]),
    }),
    sample: {
      body: { key: 'KRONO-00000-00000-00000', name: 'Sample', email: '{email}', password: '{password}' },
      also: [403, 422],
    },
    response: z.object({ token: z.string(), user }),
    source: 'screens',
    summary: 'Creates the account of an invitation and signs in; all of it or nothing.',
  },
});
