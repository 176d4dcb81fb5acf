import type { PathParams } from '@kronos/api/contract';
import { type RouteId, routeIds, routes } from './table.ts';

export interface Match {
  id: RouteId;
  params: Readonly<Record<string, string>>;
}

/** A path in the one form that guards compare: decoded, lower case, without a slash at the end. */
export function normalPath(path: string): string {
  const decoded = decode(path).toLowerCase();
  return decoded.length > 1 ? decoded.replace(/\/+$/, '') || '/' : decoded;
}

/** The route of a path, or undefined for an unknown one. A fixed segment wins over a parameter. */
export function match(path: string): Match | undefined {
  const segments = path.replace(/\/+$/, '').split('/');
  let best: (Match & { fixed: number }) | undefined;
  for (const id of routeIds) {
    const pattern = routes[id].path.split('/');
    const found = pattern.length === segments.length && matchSegments(pattern, segments);
    if (found && (!best || found.fixed > best.fixed)) best = { id, ...found };
  }
  return best && { id: best.id, params: best.params };
}

type ParamsOf<Id extends RouteId> = [PathParams<(typeof routes)[Id]['path']>] extends [never]
  ? []
  : [params: Record<PathParams<(typeof routes)[Id]['path']>, string | number>];

/** The address of a screen; the only way to write one. */
export const href = <Id extends RouteId>(id: Id, ...[params]: ParamsOf<Id>): string =>
  routes[id].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string | number> | undefined)?.[name] ?? ''),
  );

function matchSegments(pattern: string[], segments: string[]) {
  const params: Record<string, string> = {};
  let fixed = 0;
  for (const [at, wanted] of pattern.entries()) {
    const given = decode(segments[at] ?? '');
    if (wanted.startsWith(':')) {
      if (given === '') return undefined;
      params[wanted.slice(1)] = given;
    } else if (wanted === given.toLowerCase()) fixed += 1;
    else return undefined;
  }
  return { params, fixed };
}

/** A malformed escape stays as it stands: it belongs to no route. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
