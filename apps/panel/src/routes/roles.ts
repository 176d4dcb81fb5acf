import type { User } from '@kronos/api/contract';

/** The properties of a user that determine the role (spec §6). */
export type Roles = Pick<User, 'admin' | 'is_admin' | 'is_moderator' | 'is_reseller' | 'reseller_node'>;

/** Either flag makes an admin. */
export const isAdmin = (user: Pick<Roles, 'admin' | 'is_admin'>): boolean => user.admin || user.is_admin;
/** The key of a user's scope: a user who stops being an admin gets a new one. */
export const userKey = (user: Pick<User, 'id' | 'admin' | 'is_admin'> | null): string | undefined =>
  user ? `${user.id}${isAdmin(user) ? '-admin' : ''}` : undefined;
export const isReseller = (user: Roles): boolean => user.is_reseller || user.reseller_node !== null;
export const isModerator = (user: Roles): boolean => user.is_moderator;
