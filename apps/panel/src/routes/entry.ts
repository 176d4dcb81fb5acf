import type { SystemSettings, User } from '@kronos/api/contract';
import type { Area, PlainKey } from '../messages/catalogue.ts';

/** The side menus (spec §2); an entry belongs to one of them. */
export type Menu = 'guest' | 'customer' | 'admin';

/** `public`: for everyone. `leaving`: signing out works in every state. `login`: any signed-in user. */
export type Guard = 'public' | 'leaving' | 'login' | 'reseller' | 'moderator' | 'admin';

/** The values that a menu depends on: the user, and the settings of the installation. */
export interface MenuFacts {
  readonly user: Omit<User, 'restrictions'> | null;
  readonly settings: SystemSettings | null;
}

export type MenuIcon =
  | 'dashboard'
  | 'login'
  | 'key'
  | 'trial'
  | 'server'
  | 'node'
  | 'products'
  | 'users'
  | 'words'
  | 'storage'
  | 'metrics'
  | 'plex'
  | 'status'
  | 'integrations'
  | 'settings';

/** The roles that a route requires; the others are false (spec §6). */
export interface RoleFlags {
  readonly login: boolean;
  readonly reseller: boolean;
  readonly moderator: boolean;
  readonly admin: boolean;
}

export interface RouteEntry {
  /** Full path; parameters as `:name`. */
  readonly path: `/app${string}`;
  /** The id of its parent, for breadcrumbs; a parent without a screen shows its children as tabs. */
  readonly parent?: string;
  /**
   * The folder of its page below src/screens. Without one the route redirects to its first child that the visitor may
   * open.
   */
  readonly screen?: string;
  /** The catalogue areas that its screen and its title use. */
  readonly areas: readonly Area[];
  readonly guard: Guard;
  /** The title of the document and, unless `nav` has its own, of the menu entry. */
  readonly title: PlainKey;
  /** Its place in a menu; `order` is that of the specification's list. The label is from the area `shell`. */
  readonly nav?: {
    readonly menu: Menu;
    readonly order: number;
    readonly icon: MenuIcon;
    readonly label?: PlainKey;
    /** The condition under which it is shown (spec §6 "Menu visibility"); without one it is always shown. */
    readonly when?: (facts: MenuFacts) => boolean;
  };
  /** Shown alone in the middle of the page, without menu and header. */
  readonly isBare?: true;
}

/** Declares routes, keeping every literal type, so that ids and parameters are typed from them. */
export const defineRoutes = <const R extends Readonly<Record<string, RouteEntry>>>(routes: R): R => routes;

/** Whether a guard refuses guests. */
export const needsLogin = (guard: Guard): boolean => guard !== 'public' && guard !== 'leaving';

/** The roles that a guard requires. */
export const flagsOf = (guard: Guard): RoleFlags => ({
  login: needsLogin(guard),
  reseller: guard === 'reseller',
  moderator: guard === 'moderator',
  admin: guard === 'admin',
});
