import { not, or, type SQL, sql } from 'drizzle-orm';
import type { AudienceRole } from '@kronos/api/contract';
import type { UserRow } from './users/users.ts';
import { roleIs } from './users/directory.ts';

/** The facts from which a user's roles are derived. */
export type RoleFacts = Pick<UserRow, 'isAdmin' | 'isModerator' | 'isReseller' | 'resellerNode'>;

/** Returns the roles by which messages are addressed to a user: without another role, customer. */
export function rolesOf({ isAdmin, isModerator, isReseller, resellerNode }: RoleFacts): AudienceRole[] {
  const roles: AudienceRole[] = [];
  if (isAdmin) roles.push('admin');
  if (isModerator) roles.push('moderator');
  if (isReseller || resellerNode !== null) roles.push('reseller');
  return roles.length > 0 ? roles : ['customer'];
}

const { admin, moderator, reseller } = roleIs;
const hasOther = or(admin, moderator, reseller) ?? sql`false`;
const isOne: Record<AudienceRole, SQL | undefined> = { admin, moderator, reseller, customer: not(hasOther) };

/** The users whom `rolesOf` includes in an audience. */
export const isAmong = (audience: readonly AudienceRole[]): SQL | undefined =>
  or(...audience.map((role) => isOne[role]));
