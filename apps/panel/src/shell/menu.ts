import type { User } from '@kronos/api/contract';
import { isAdmin } from '../routes/roles.ts';
import { type Menu, type RouteId, routeIds, routeOf } from '../routes/table.ts';

/** Whose menu a person sees (spec §4 "Menu mode"). */
export const menuOf = (user: Pick<User, 'admin' | 'is_admin'> | null): Menu => {
  if (!user) return 'guest';
  return isAdmin(user) ? 'admin' : 'customer';
};

/** The routes of a menu, in the order of the table. */
export const menuEntries = (menu: Menu): RouteId[] => routeIds.filter((id) => routeOf(id).nav?.menu === menu);
