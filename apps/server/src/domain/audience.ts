import { not, or, type SQL, sql } from 'drizzle-orm';
import type { AudienceRole } from '@kronos/api/contract';
import type { UserRow } from './users/users.ts';
import { roleIs } from './users/directory.ts';
import { isReseller } from './users/is-reseller.ts';

/** The facts from which a user's roles are derived. */
export type RoleFacts = Pick<UserRow, 'isAdmin' | 'isModerator' | 'isReseller' | 'resellerNode'>;

/** Returns the roles by which messages address a user; `customer` for a user without another role. */
export function rolesOf(user: RoleFacts): AudienceRole[] {
  const roles: AudienceRole[] = [];
  if (user.isAdmin) roles.push('admin');
  if (user.isModerator) roles.push('moderator');
  if (isReseller(user)) roles.push('reseller');
  return roles.length > 0 ? roles : ['customer'];
}

const { admin, moderator, reseller } = roleIs;
const hasOther = or(admin, moderator, reseller) ?? sql`false`;
const isOne: Record<AudienceRole, SQL | undefined> = { admin, moderator, reseller, customer: not(hasOther) };

/** Matches the users to whom `rolesOf` gives a role of the audience. */
export const isAmong = (audience: readonly AudienceRole[]): SQL | undefined =>
  or(...audience.map((role) => isOne[role]));
