import { z } from 'zod';
import { instant } from './common.ts';
import { server, serverStatuses, serverTypes } from './server.ts';
import { user } from './user.ts';

/** The roles by which an admin's list of users can be filtered; a `sub-user` belongs to another user's account. */
export const userRoles = ['admin', 'moderator', 'reseller', 'customer', 'sub-user'] as const;
export type UserRole = (typeof userRoles)[number];

/** Further marks by which users can be filtered. */
export const userMarks = ['trial', 'contributor', 'past-due', 'restricted', 'billing'] as const;
export type UserMark = (typeof userMarks)[number];

const person = z.object({ id: z.number().int(), name: z.string() });

/** A user in an admin's list. */
export const userRow = user
  .pick({
    id: true,
    name: true,
    email: true,
    is_admin: true,
    is_moderator: true,
    is_reseller: true,
    is_trial: true,
    is_contributor: true,
    whmcs_id: true,
    restrictions: true,
  })
  .extend({
    past_due: z.boolean(),
    /** The account whose sub-user this is. */
    parent: person.nullable(),
    servers: z.number().int(),
    created_at: instant,
    /** The last use of a session that is still open. */
    last_seen_at: instant.nullable(),
  });
export type UserRow = z.infer<typeof userRow>;

/** A user as an admin sees one. */
export const userDetail = userRow.extend({
  is_whmcs_user: z.boolean(),
  has_plex: z.boolean(),
  locale: z.string().nullable(),
  /** The reseller who brought this customer. */
  reseller: person.nullable(),
  /** The newest hundred servers; `servers` counts all. */
  server_list: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      type: z.enum(serverTypes),
      status: z.enum(serverStatuses),
      operation: server.shape.operation,
      node: z.string(),
    }),
  ),
  tickets: z.number().int(),
  sub_users: z.number().int(),
  /** What is deleted with the account: its records and those of its sub-users, who are deleted as well. */
  loss: z.object({
    servers: z.number().int(),
    /** Operations on these servers that are running or queued. */
    operations: z.number().int(),
    sub_users: z.number().int(),
    tickets: z.number().int(),
  }),
  /** Why this account cannot be deleted, as a sentence; null when it can. */
  undeletable: z.string().nullable(),
});
export type UserDetail = z.infer<typeof userDetail>;

/** A session of a user, as an admin sees it. */
export const userSession = z.object({
  id: z.string(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  /** The admin who impersonates this user in it. */
  impersonator: z.string().nullable(),
  /** Whether this is the session of the call. */
  is_current: z.boolean(),
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
});
export type UserSession = z.infer<typeof userSession>;
