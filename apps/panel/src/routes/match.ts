import type { RouteEntry } from './entry.ts';
import type { RouteId } from './table.ts';

/** Routes by id: what the page starts with, or all of them. */
export type RouteTable = Readonly<Partial<Record<RouteId, RouteEntry>>>;

export interface Match {
  id: RouteId;
  entry: RouteEntry;
  params: Readonly<Record<string, string>>;
}

/** A path in the one form that guards compare: decoded, lower case, without a slash at the end. */
export function normalPath(path: string): string {
  const decoded = decode(path).toLowerCase();
  return decoded.length > 1 ? decoded.replace(/\/+$/, '') || '/' : decoded;
}

/** The route of a path, or undefined for an unknown one. A fixed segment wins over a parameter. */
export function match(table: RouteTable, path: string): Match | undefined {
  const segments = path.replace(/\/+$/, '').split('/');
  let best: (Match & { fixed: number }) | undefined;
  for (const id of idsOf(table)) {
    const entry = table[id];
    const pattern = entry?.path.split('/');
    const found = pattern?.length === segments.length && matchSegments(pattern, segments);
    if (entry && found && (!best || found.fixed > best.fixed)) best = { id, entry, ...found };
  }
  return best && { id: best.id, entry: best.entry, params: best.params };
}

/** The ids of a table, in its order. */
export const idsOf = (table: RouteTable) => Object.keys(table) as RouteId[];

/** The address of a route with its parameters filled in. */
export const fill = ({ path }: RouteEntry, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

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
