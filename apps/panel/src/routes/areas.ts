import type { Guard } from './entry.ts';
import { normalPath } from './normal-path.ts';
import { isAdmin, isModerator, isReseller, type Roles } from './roles.ts';

export type AreaName = 'public' | 'customer' | 'reseller' | 'moderator' | 'admin';

interface Area {
  readonly guard: Guard;
  /** The prefix of the address of each of its routes. */
  readonly base: `/app${string}`;
  /** Every path below these belongs to the area, even without a screen. If two areas match, the first counts. */
  readonly prefixes: readonly string[];
}

/** The panel's areas: their routes are loaded with them, their guards are known from the start. */
export const areas = {
  public: { guard: 'public', base: '/app', prefixes: ['/app/admin/login'] },
  customer: { guard: 'login', base: '/app', prefixes: [] },
  reseller: { guard: 'reseller', base: '/app', prefixes: ['/app/reseller-panel', '/app/reseller-shop'] },
  moderator: { guard: 'moderator', base: '/app/moderator', prefixes: ['/app/moderator'] },
  admin: { guard: 'admin', base: '/app/admin', prefixes: ['/app/admin'] },
} as const satisfies Readonly<Record<AreaName, Area>>;

const names = Object.keys(areas) as AreaName[];

/** The area that a path belongs to by its prefix. */
export function areaAt(path: string): AreaName | undefined {
  const at = normalPath(path);
  return names.find((name) => areas[name].prefixes.some((prefix) => at === prefix || at.startsWith(`${prefix}/`)));
}

/** The areas that a user may enter; those of a guest for null. */
export function areasOf(user: Roles | null): AreaName[] {
  if (!user) return ['public'];
  const isIn: Record<AreaName, boolean> = {
    public: true,
    customer: true,
    reseller: isReseller(user),
    moderator: isModerator(user),
    admin: isAdmin(user),
  };
  return names.filter((name) => isIn[name]);
}
