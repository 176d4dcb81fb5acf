import { defineEndpoints } from './define.ts';
import { inviteKeysOf, ownInviteKey } from './schemas/invite-key.ts';

/** The caller’s invitation keys; admins create them. */
export const customerInvitations = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/customer/invitations',
    who: 'customer',
    owner: 'self',
    bounded: 'the newest hundred keys of the caller',
    response: inviteKeysOf(ownInviteKey),
    source: 'screens',
    summary: 'Returns the invitation keys of the caller, newest first, with who signed up with each.',
  },
});
