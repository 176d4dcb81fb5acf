import type { UserRow } from './users.ts';

/** Whether a user is a reseller: by a flag, or by a node of their own. */
export const isReseller = (user: Pick<UserRow, 'isReseller' | 'resellerNode'>): boolean =>
  user.isReseller || user.resellerNode !== null;
