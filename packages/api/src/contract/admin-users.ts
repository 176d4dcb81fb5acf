import { z } from 'zod';
import { fieldHints } from './schemas/field-hints.ts';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { auditRow } from './schemas/audit.ts';
import { userDetail, userMarks, userRoles, userRow, userSession } from './schemas/admin-user.ts';
import { basedOn, done, idParams, recordVersion } from './schemas/common.ts';
import { listFilter, listOf, listQuery, pages } from './schemas/list.ts';

const usersFilter = listFilter({
  sorts: ['created_at', 'name', 'email'],
  direction: 'desc',
}).extend({
  role: z.enum(userRoles).optional(),
  mark: z.enum(userMarks).optional(),
});

const account = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(120, 'At most 120 characters')
    .register(fieldHints, { required: true }),
  email: z
    .string()
    .trim()
    .min(1, 'Enter an e-mail address')
    .max(254, 'At most 254 characters')
    .pipe(z.email('Invalid email address'))
    .register(fieldHints, { kind: 'email', required: true }),
  is_admin: z.boolean(),
  is_reseller: z.boolean(),
  is_trial: z.boolean(),
  is_moderator: z.boolean(),
  is_contributor: z.boolean(),
  whmcs_id: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(2_147_483_647)
    .register(fieldHints, { plain: true })
    .nullable(),
  restrictions: z.array(z.string().trim().min(1).max(64, 'At most 64 characters each')).max(50, 'At most 50'),
});

/** Fields that are omitted stay unchanged. */
const change = account.partial();

/** An account without the omitted fields has no roles, flags or restrictions. */
const draft = change.extend({ name: account.shape.name, email: account.shape.email });

const aUser = { from: 'adminUsers.list' } as const;

export const adminUsers = defineEndpoints({
  ...listEndpoints({
    path: '/api/admin/users',
    who: 'admin',
    many: 'users',
    filter: usersFilter,
    record: userRow,
    source: '§7',
    summary: 'Returns all users; `q` searches name and e-mail address.',
  }),
  bulk: bulkEndpoint({
    path: '/api/admin/users',
    who: 'admin',
    many: 'users',
    actions: ['end_trial', 'end_sessions'],
    sample: {
      from: 'session.user',
      fromWhom: 'customer',
      keeps: true,
      body: { ids: ['{id}'], action: 'end_trial' },
    },
    summary:
      'Ends the trials of several users, or signs them out everywhere but in the caller’s own session, with a result for each.',
  }),
  create: {
    method: 'POST',
    path: '/api/admin/users/create',
    who: 'admin',
    owner: 'house',
    body: draft,
    sample: { needs: 'an address that no account has' },
    response: done.extend({ id: z.number().int() }),
    source: 'screens',
    summary: 'Creates an account and mails its owner a link to set the password.',
  },
  one: {
    method: 'GET',
    path: '/api/admin/users/user/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: aUser,
    response: z.object({ data: userDetail, version: recordVersion }),
    source: '§7',
    summary: 'Returns one user, with everything that belongs to the account.',
  },
  update: {
    method: 'POST',
    path: '/api/admin/users/user/:id/update',
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: basedOn,
    body: change,
    sample: { from: 'session.user', fromWhom: 'customer', keeps: true, body: { name: '{name}' } },
    response: done.extend({ data: userDetail }),
    source: '§7',
    summary: 'Changes an account; a change of roles closes its sockets, which reconnect with the new roles.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/users/user/:id/delete',
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: z.object({ name: z.string().max(200) }),
    sample: { needs: 'an account that may be deleted' },
    response: done,
    source: '§7',
    summary: 'Deletes an account and everything that belongs to it; `name` repeats the user’s name as a confirmation.',
  },
  sessions: {
    method: 'GET',
    path: '/api/admin/users/user/:id/sessions',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: aUser,
    query: pages,
    response: listOf(userSession),
    source: 'screens',
    summary: 'Returns the sessions of a user, the most recently used first.',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/admin/users/user/:id/sessions/:session',
    who: 'admin',
    owner: 'house',
    params: idParams.extend({ session: z.uuid() }),
    sample: { needs: 'a session that may end' },
    response: done,
    source: 'screens',
    summary: 'Ends one session of a user.',
  },
  endSessions: {
    method: 'POST',
    path: '/api/admin/users/user/:id/sessions/end',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { needs: 'an account whose sessions may end' },
    response: done.extend({ count: z.number().int() }),
    source: 'screens',
    summary: 'Ends all sessions of a user except the caller’s own.',
  },
  audit: {
    method: 'GET',
    path: '/api/admin/users/user/:id/audit',
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: listQuery(listFilter({ sorts: ['at'], direction: 'desc' })),
    sample: aUser,
    response: listOf(auditRow),
    source: 'screens',
    summary: 'Returns the actions of this user, those on their behalf and those on their account, newest first.',
  },
});
