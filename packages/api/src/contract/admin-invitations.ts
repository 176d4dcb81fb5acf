import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams, recordNumber } from './schemas/common.ts';
import { inviteKey, inviteKeyDraft, inviteKeysOf } from './schemas/invite-key.ts';

export const adminInvitations = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/admin/users/user/:id/invitations',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { from: 'adminUsers.list' },
    bounded: 'the newest hundred keys of one user',
    response: inviteKeysOf(inviteKey).extend({
      /** The products that a new key can include. */
      products: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
    source: 'screens',
    summary: 'Returns the invitation keys of a user, newest first, with who signed up with each.',
  },
  create: {
    method: 'POST',
    path: '/api/admin/users/user/:id/invitations',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: inviteKeyDraft,
    sample: { needs: 'a key that may stay open' },
    // The key is returned only here: what is stored cannot be used in its place.
    response: done.extend({ key: z.string(), link: z.url() }),
    source: 'screens',
    summary: 'Creates an invitation key in a user’s name; only this response contains the key and its link.',
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/admin/users/user/:id/invitations/:invitation',
    who: 'admin',
    owner: 'house',
    params: idParams.extend({ invitation: recordNumber }),
    sample: { needs: 'an invitation that may be withdrawn' },
    response: done,
    source: 'screens',
    summary: 'Withdraws an invitation: its key stops working; users who signed up with it stay.',
  },
});
