import { z } from 'zod';
import { fieldHints } from './schemas/field-hints.ts';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { auditRow } from './schemas/audit.ts';
import { userDetail, userMarks, userRoles, userRow, userSession } from './schemas/admin-user.ts';
import { done, idParams } from './schemas/common.ts';
import { listFilter, listOf, listQuery, pages } from './schemas/list.ts';

const usersFilter = listFilter({
  sorts: ['created_at', 'name', 'email'],
  direction: 'desc',
}).extend({
  role: z.enum(userRoles).optional(),
  mark: z.enum(userMarks).optional(),
});

/** Fields that are omitted stay unchanged. */
const change = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(120, 'At most 120 characters')
    .register(fieldHints, { required: true })
    .optional(),
  email: z
    .string()
    .trim()
    .min(1, 'Enter an e-mail address')
    .max(254, 'At most 254 characters')
    .pipe(z.email('Invalid email address'))
    .register(fieldHints, { kind: 'email', required: true })
    .optional(),
  is_admin: z.boolean().optional(),
  is_reseller: z.boolean().optional(),
  is_trial: z.boolean().optional(),
  is_moderator: z.boolean().optional(),
  is_contributor: z.boolean().optional(),
  whmcs_id: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(1, 'At least 1')
    .max(2_147_483_647)
    .register(fieldHints, { plain: true })
    .nullish(),
  restrictions: z
    .array(z.string().trim().min(1).max(64, 'At most 64 characters each'))
    .max(50, 'At most 50 of them')
    .optional(),
});

const aUser = { from: 'adminUsers.list' } as const;

export const adminUsers = defineEndpoints({
  ...listEndpoints({
    path: '/api/admin/users',
    who: 'admin',
    many: 'users',
    filter: usersFilter,
    record: userRow,
    source: '§7',
    summary: 'Everybody who has an account; searched by name and e-mail address.',
  }),
  bulk: bulkEndpoint({
    path: '/api/admin/users',
    who: 'admin',
    many: 'users',
    actions: ['end_trial'],
    sample: {
      from: 'session.user',
      fromWhom: 'customer',
      keeps: true,
      body: { ids: ['{id}'], action: 'end_trial' },
    },
    summary: 'Ends the trial of several users, and says what came of each.',
  }),
  one: {
    method: 'GET',
    path: '/api/admin/users/user/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: aUser,
    response: z.object({ data: userDetail }),
    source: '§7',
    summary: 'One user, with what belongs to the account.',
  },
  update: {
    method: 'POST',
    path: '/api/admin/users/user/:id/update',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: change,
    sample: { from: 'session.user', fromWhom: 'customer', keeps: true, body: { name: '{name}' } },
    response: done.extend({ data: userDetail }),
    source: '§7',
    summary: 'Changes an account; a change of roles closes its sockets, and they come back with the new ones.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/users/user/:id/delete',
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: z.object({ name: z.string().max(200) }),
    sample: { needs: 'an account that may be lost' },
    response: done,
    source: '§7',
    summary: 'Deletes an account and what belongs to it; `name` repeats the user’s name, so that it is no slip.',
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
    summary: 'Where a user is signed in, last used first.',
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
    summary: 'Ends one sign-in of a user.',
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
    summary: 'Ends all sign-ins of a user, but not the one that asks.',
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
    summary: 'What was done by this user, on their behalf and to their account, newest first.',
  },
});
