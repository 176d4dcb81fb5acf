import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { linkToken } from './schemas/account.ts';
import { done, idParams, instant } from './schemas/common.ts';
import { listOf, pages } from './schemas/list.ts';
import { emailAddress, newPassword, userName } from './schemas/user-input.ts';
import { rightsByServer, subUser, subUserInvitation } from './schemas/sub-user.ts';

const tokenParams = z.object({ token: linkToken });

export const subUsers = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/customer/sub-users',
    who: 'customer',
    owner: 'self',
    query: pages,
    response: listOf(subUser).extend({
      invitations: z.array(subUserInvitation),
      /** The servers that can be shared. */
      servers: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
    sample: { also: [403] },
    source: 'screens',
    summary: 'Returns the caller’s sub-users with their rights, and the open invitations.',
  },
  invite: {
    method: 'POST',
    path: '/api/customer/sub-users/invitations',
    who: 'customer',
    owner: 'self',
    body: z.object({ email: emailAddress, servers: rightsByServer }),
    sample: { body: { email: 'conformance@example.com', servers: [] }, also: [409, 422] },
    response: done,
    source: 'screens',
    summary: 'Invites a person by mail to use servers of the caller.',
  },
  resend: {
    method: 'POST',
    path: '/api/customer/sub-users/invitations/:id/resend',
    who: 'customer',
    owner: 'self',
    params: idParams,
    sample: { needs: 'an invitation that may be withdrawn' },
    response: done,
    source: 'screens',
    summary: 'Sends an invitation again; the previous link stops working.',
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/customer/sub-users/invitations/:id',
    who: 'customer',
    owner: 'self',
    params: idParams,
    sample: { needs: 'an invitation that may be withdrawn' },
    response: done,
    source: 'screens',
    summary: 'Withdraws an invitation.',
  },
  setRights: {
    method: 'POST',
    path: '/api/customer/sub-users/:id/rights',
    who: 'customer',
    owner: 'self',
    params: idParams,
    body: z.object({ servers: rightsByServer }),
    sample: { needs: 'a sub-user whose rights may change' },
    response: done,
    source: 'screens',
    summary: 'Sets what a sub-user may do, server by server; omitted servers are not shared.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/customer/sub-users/:id',
    who: 'customer',
    owner: 'self',
    params: idParams,
    sample: { needs: 'a sub-user who may be deleted' },
    response: done,
    source: 'screens',
    summary: 'Deletes a sub-user and their account.',
  },
  invitation: {
    method: 'GET',
    path: '/api/sub-user-invitations/:token',
    who: 'guest',
    owner: 'none',
    shared: true,
    params: tokenParams,
    sample: { needs: 'a link that was sent by mail' },
    response: z.object({
      email: z.string(),
      invited_by: z.string(),
      servers: z.array(z.string()),
      expires_at: instant,
    }),
    source: 'screens',
    summary: 'Returns who invites whom to which servers, by the link from the mail.',
  },
  accept: {
    method: 'POST',
    path: '/api/sub-user-invitations/:token',
    who: 'guest',
    owner: 'none',
    shared: true,
    params: tokenParams,
    body: z.object({ name: userName, password: newPassword }),
    sample: { needs: 'a link that was sent by mail' },
    response: z.object({ success: z.literal(true), email: z.string() }),
    source: 'screens',
    summary: 'Creates the account of the invited person, who then signs in with it.',
  },
});
