import type { UserMark, UserRole } from '@kronos/api/contract';
import { defineList } from '../../../resource/list-query.ts';

/** What the list of users can be asked for. */
export const usersShape = defineList({
  sorts: ['created_at', 'name', 'email'],
  sort: 'created_at',
  direction: 'desc',
  filters: {
    role: ['admin', 'moderator', 'reseller', 'customer', 'sub-user'] satisfies readonly UserRole[],
    mark: ['trial', 'contributor', 'past-due', 'restricted', 'billing'] satisfies readonly UserMark[],
  },
});
