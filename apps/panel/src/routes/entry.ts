import type { SystemSettings, User } from '@kronos/api/contract';
import type { Area, PlainKey } from '../messages/catalogue.ts';

/** Menus of the side (spec §2); an entry belongs to one of them. */
export type Menu = 'guest' | 'customer' | 'admin';

/** `public`: for everyone. `leaving`: signing out works in every state. `login`: any signed-in user. */
export type Guard = 'public' | 'leaving' | 'login' | 'reseller' | 'moderator' | 'admin';

/** What a menu is made from: who looks at it, and what this installation offers. */
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
  | 'settings';

/** Which roles a route asks for; the others are false (spec §6). */
export interface RoleFlags {
  readonly login: boolean;
  readonly reseller: boolean;
  readonly moderator: boolean;
  readonly admin: boolean;
}

export interface RouteEntry {
  /** Full path; parameters as `:name`. */
  readonly path: `/app${string}`;
  /** Id of the route above it, for breadcrumbs; one that has no screen shows its children as tabs. */
  readonly parent?: string;
  /** Folder of its page below src/screens. Without one the route leads to its first child that the visitor may see. */
  readonly screen?: string;
  /** The catalogue areas its screen and its title speak from. */
  readonly areas: readonly Area[];
  readonly guard: Guard;
  /** Title of the document and, unless `nav` has its own, of the menu entry. */
  readonly title: PlainKey;
  /** Its place in a menu; `order` is that of the specification's list. The label is from the area `shell`. */
  readonly nav?: {
    readonly menu: Menu;
    readonly order: number;
    readonly icon: MenuIcon;
    readonly label?: PlainKey;
    /** When it is there (spec §6 "Menu visibility"); always without one. */
    readonly when?: (facts: MenuFacts) => boolean;
  };
  /** Stands alone in the middle of the page, without menu and header. */
  readonly isBare?: true;
}

/** Declares routes; keeps every literal type, so that ids and parameters are typed from them. */
export const defineRoutes = <const R extends Readonly<Record<string, RouteEntry>>>(routes: R): R => routes;

/** Nobody signed out may be there. */
export const needsLogin = (guard: Guard): boolean => guard !== 'public' && guard !== 'leaving';

/** Which roles a guard asks for. */
export const flagsOf = (guard: Guard): RoleFlags => ({
  login: needsLogin(guard),
  reseller: guard === 'reseller',
  moderator: guard === 'moderator',
  admin: guard === 'admin',
});
