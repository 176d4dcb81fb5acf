import { match, type Match, normalPath, href } from './match.ts';
import { isAdmin, isModerator, isReseller, type Roles } from './roles.ts';
import { safeRedirect } from './safe-redirect.ts';
import { type Guard, routes } from './table.ts';

/** What the guard knows of the visitor. */
export type Visitor =
  | { readonly status: 'restoring' }
  | { readonly status: 'guest' }
  /** `landing` is the `redirect_url` of the sign-in that has just happened. */
  | { readonly status: 'signed-in'; readonly user: Roles; readonly landing?: string | undefined };

export interface Wanted {
  readonly visitor: Visitor;
  readonly path: string;
  /** Query without the question mark. */
  readonly search: string;
  /** Brand selector that outlives a sign-out (spec §2, `instance`). */
  readonly instance?: string | undefined;
}

export type Decision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'allow'; readonly match: Match }
  /** `missing` is the address that no screen answers to, for the page that says so. */
  | { readonly kind: 'redirect'; readonly to: string; readonly missing?: string };

/** Guards by area hold for every path below it, whether or not a screen stands there. */
const areaGuards: readonly (readonly [prefix: string, guard: Guard])[] = [
  ['/app/admin/login', 'public'],
  ['/app/reseller-panel', 'reseller'],
  ['/app/reseller-shop', 'reseller'],
  ['/app/admin', 'admin'],
  ['/app/moderator', 'moderator'],
];

/** Decides where a visitor may go: the six rules of spec §4 in their order, then unknown paths. */
export function decide({ visitor, path, search, instance }: Wanted): Decision {
  const at = normalPath(path);
  const found = match(path);
  const guard = guardOf(at, found);
  if (visitor.status === 'restoring') return { kind: 'wait' };

  const query = new URLSearchParams(search);
  const full = search === '' ? path : `${path}?${search}`;

  if (visitor.status === 'guest') {
    // 1. A page behind login, wanted while signed out. Both login paths are public, so they need no exemption.
    if (guard !== undefined && guard !== 'public' && guard !== 'leaving')
      return redirect(loginAddress({ redirect: full, instance }));
    // 3. The root.
    if (at === '/' || at === '/app') return redirect(loginAddress({ instance }));
    return known(found, full);
  }

  const { user } = visitor;
  const home = homeOf(user);
  // 2. A literal "login" anywhere in the path. What the visitor wanted before signing in is where they go.
  if (at.includes('login')) {
    const landing = visitor.landing !== undefined && !path.includes(visitor.landing) ? visitor.landing : undefined;
    return redirect(safeRedirect(landing) ?? safeRedirect(query.get('redirect')) ?? home);
  }
  // 3. The root.
  if (at === '/' || at === '/app') return redirect(home);
  // 4, 5, 6. Reseller, admin and moderator pages.
  const refused =
    (guard === 'reseller' && !isReseller(user)) ||
    (guard === 'admin' && !isAdmin(user)) ||
    (guard === 'moderator' && !isModerator(user));
  if (refused) return redirect(`${href('dashboard')}?${new URLSearchParams({ redirect: full })}`);
  return known(found, full);
}

/** Where the logo leads and where a role starts. */
export const homeOf = (user: Roles | undefined): string =>
  user === undefined ? '/app' : href(isAdmin(user) ? 'adminDashboard' : 'dashboard');

/** The sign-in page, with what it has to remember. */
export function loginAddress({
  redirect,
  instance,
}: {
  redirect?: string | undefined;
  instance?: string | undefined;
}): string {
  const query = new URLSearchParams();
  if (redirect !== undefined) query.set('redirect', redirect);
  if (instance !== undefined) query.set('instance', instance);
  return query.size === 0 ? href('login') : `${href('login')}?${query}`;
}

const redirect = (to: string): Decision => ({ kind: 'redirect', to });

const known = (found: Match | undefined, full: string): Decision =>
  found ? { kind: 'allow', match: found } : { kind: 'redirect', to: href('notFound'), missing: full };

const guardOf = (at: string, found: Match | undefined): Guard | undefined =>
  areaGuards.find(([prefix]) => at === prefix || at.startsWith(`${prefix}/`))?.[1] ?? (found && routes[found.id].guard);
