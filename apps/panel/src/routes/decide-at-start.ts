import { areaAt, areas } from './areas.ts';
import type { Decision, Wanted } from './decision.ts';
import { type Guard, needsLogin } from './entry.ts';
import { fill, match, type RouteTable } from './match.ts';
import { normalPath } from './normal-path.ts';
import { startRoutes } from './areas/start.ts';

/**
 * The rules of spec §4 for a guest, applied to the start of the table: enough to sign in. Everything else waits for
 * decide.ts, which has the whole table.
 */
export function decideAtStart({ visitor, table, path, search, instance }: Wanted): Decision {
  if (visitor.status !== 'guest') return { kind: 'wait' };
  const at = normalPath(path);
  const guard = guardOf(table, path);
  // 1. A page behind login, requested by a guest. Both login paths are public, so they need no exemption.
  if (guard !== undefined && needsLogin(guard)) {
    const redirect = search === '' ? path : `${path}?${search}`;
    return { kind: 'redirect', to: loginAddress({ redirect, instance }) };
  }
  // 3. The root.
  if (at === '/' || at === '/app') return { kind: 'redirect', to: loginAddress({ instance }) };
  const found = match(table, path);
  return found?.entry.screen ? { kind: 'allow', match: found } : { kind: 'wait' };
}

/** The guard of an address, even without a screen. */
export function guardOf(table: RouteTable, path: string): Guard | undefined {
  const area = areaAt(path);
  return area ? areas[area].guard : match(table, path)?.entry.guard;
}

/** The address of the sign-in page, with the values to keep. */
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
  return query.size === 0 ? fill(startRoutes.login) : `${fill(startRoutes.login)}?${query}`;
}
