import { z } from 'zod';
import { instant } from './common.ts';
import { server, serverStatuses, serverTypes } from './server.ts';
import { user } from './user.ts';

/** What an admin's list of users can be narrowed to: what somebody is here, `sub-user` for one of another's account. */
export const userRoles = ['admin', 'moderator', 'reseller', 'customer', 'sub-user'] as const;
export type UserRole = (typeof userRoles)[number];

/** And what stands out about them. */
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
    /** Whose sub-user this is. */
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
  /** Which reseller brought this customer. */
  reseller: person.nullable(),
  /** The newest hundred of `servers`. */
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
  /** What goes with the account: its own and that of its sub-users, who go as well. */
  loss: z.object({
    servers: z.number().int(),
    /** What is being done to these servers, or waits to be. */
    operations: z.number().int(),
    sub_users: z.number().int(),
    tickets: z.number().int(),
  }),
  /** Why this account cannot be deleted, in words; null when it can. */
  undeletable: z.string().nullable(),
});
export type UserDetail = z.infer<typeof userDetail>;

/** One sign-in of somebody, as an admin sees it. */
export const userSession = z.object({
  id: z.string(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  /** The admin who is signed in as this user. */
  impersonator: z.string().nullable(),
  /** The one this was asked with. */
  is_current: z.boolean(),
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
});
export type UserSession = z.infer<typeof userSession>;
