import { createContext } from 'react';
import type { User } from '@kronos/api/contract';
import type { Menu } from '../routes/entry.ts';
import { isAdmin } from '../routes/roles.ts';

/** Which of the two menus an admin looks at, and how to take the other one (spec §4 "Menu mode"). */
export interface MenuMode {
  readonly mode: 'admin' | 'customer';
  readonly setMode: (mode: 'admin' | 'customer') => void;
}

/** Admins start in admin mode. The frame holds the mode, so it begins anew with each person. */
export const MenuModeContext = createContext<MenuMode>({ mode: 'admin', setMode: () => {} });

/** Whose menu a person sees: only admins switch (spec §6). */
export const menuOf = (user: Pick<User, 'admin' | 'is_admin'> | null, mode: MenuMode['mode']): Menu => {
  if (!user) return 'guest';
  return isAdmin(user) ? mode : 'customer';
};
