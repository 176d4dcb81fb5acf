import type { Audience } from '@kronos/api/contract';
import type { UserRow } from '../domain/users/users.ts';

/** Who may call what (spec §6). Admins may do whatever the others may. */
export function mayCall(who: Audience, user: UserRow): boolean {
  switch (who) {
    case 'guest':
    case 'customer':
      return true;
    case 'reseller':
      return user.isReseller || user.resellerNode !== null || user.isAdmin;
    case 'moderator':
      return user.isModerator || user.isAdmin;
    case 'admin':
      return user.isAdmin;
    default:
      return who satisfies never;
  }
}
