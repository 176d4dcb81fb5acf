import { areasOf } from './areas.ts';
import { decideAtStart, guardOf } from './decide-at-start.ts';
import type { Decision, Visitor, Wanted } from './decision.ts';
import { type Guard, flagsOf } from './entry.ts';
import { homeOf } from './home.ts';
import { entriesIn, fill, match, type Match, type RouteTable } from './match.ts';
import { normalPath } from './normal-path.ts';
import { isAdmin, isModerator, isReseller } from './roles.ts';
import { safeRedirect } from './safe-redirect.ts';
import { startRoutes } from './areas/start.ts';

/** Decides where a visitor may go: the six rules of spec §4 in their order, then unknown paths. */
export function decide(wanted: Wanted): Decision {
  const { visitor, table, path, search } = wanted;
  if (visitor.status === 'restoring') return { kind: 'wait' };
  const found = match(table, path);
  const full = search === '' ? path : `${path}?${search}`;
  // 1 and 3 for guests.
  const early = decideAtStart(wanted);
  if (early.kind !== 'wait') return early;
  if (visitor.status === 'guest') return known(table, visitor, found, full);

  const { user } = visitor;
  if (areasOf(user).some((area) => !wanted.areas.includes(area))) return { kind: 'wait' };
  const at = normalPath(path);
  const home = homeOf(user);
  // 2. A literal "login" anywhere in the path. The visitor goes to the address requested before signing in.
  if (at.includes('login')) {
    const landing = visitor.landing !== undefined && !path.includes(visitor.landing) ? visitor.landing : undefined;
    const wish = new URLSearchParams(search).get('redirect');
    return redirect(safeRedirect(landing) ?? safeRedirect(wish) ?? home);
  }
  // 3. The root.
  if (at === '/' || at === '/app') return redirect(home);
  // 4, 5, 6. Reseller, admin and moderator pages.
  const guard = guardOf(table, path);
  if (guard !== undefined && !isAdmitted(guard, visitor))
    return redirect(`${fill(startRoutes.dashboard)}?${new URLSearchParams({ redirect: full })}`);
  // During the set-up admins may only open its pages and sign out (spec §2, forced system init).
  const isSetup = at.includes('system/init');
  if (isAdmin(user) && guard !== 'leaving' && wanted.isInitiated !== undefined && isSetup === wanted.isInitiated)
    return redirect(isSetup ? home : setupAddress);
  return known(table, visitor, found, full);
}

/** The address at which the set-up begins or continues. */
const setupAddress = '/app/admin/system/init';

/** Compares the roles that a guard requires with those of the visitor (spec §6). */
export function isAdmitted(guard: Guard, visitor: Visitor): boolean {
  const { login, reseller, moderator, admin } = flagsOf(guard);
  if (visitor.status !== 'signed-in') return !login;
  const { user } = visitor;
  return (!reseller || isReseller(user)) && (!moderator || isModerator(user)) && (!admin || isAdmin(user));
}

const redirect = (to: string): Decision => ({ kind: 'redirect', to });

function known(table: RouteTable, visitor: Visitor, found: Match | undefined, full: string): Decision {
  if (found?.entry.screen) return { kind: 'allow', match: found };
  const child = found && firstChild(table, visitor, found);
  return child === undefined ? { kind: 'redirect', to: fill(startRoutes.notFound), missing: full } : redirect(child);
}

/** The first child of a route without a screen that the visitor may open. */
function firstChild(table: RouteTable, visitor: Visitor, { id, params }: Match): string | undefined {
  const { entry } =
    entriesIn(table).find(({ entry: child }) => child.parent === id && isAdmitted(child.guard, visitor)) ?? {};
  return entry && fill(entry, params);
}
