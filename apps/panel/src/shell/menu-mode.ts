import { createContext } from 'react';
import type { User } from '@kronos/api/contract';
import type { Menu } from '../routes/entry.ts';
import { isAdmin } from '../routes/roles.ts';

/** The menu that an admin has selected, and the function that switches it (spec §4 "Menu mode"). */
export interface MenuMode {
  readonly mode: 'admin' | 'customer';
  readonly setMode: (mode: 'admin' | 'customer') => void;
}

/** Admins start in admin mode. The frame holds the mode, so it is reset for each user. */
export const MenuModeContext = createContext<MenuMode>({ mode: 'admin', setMode: () => {} });

/** The menu that a user sees: only admins can switch (spec §6). */
export const menuOf = (user: Pick<User, 'admin' | 'is_admin'> | null, mode: MenuMode['mode']): Menu => {
  if (!user) return 'guest';
  return isAdmin(user) ? mode : 'customer';
};
