import type { RouteEntry } from './entry.ts';
import { decode } from './normal-path.ts';
import type { RouteId } from './table.ts';

/** Routes by id: those of the first load, or all. */
export type RouteTable = Readonly<Partial<Record<RouteId, RouteEntry>>>;

export interface Match {
  id: RouteId;
  entry: RouteEntry;
  params: Readonly<Record<string, string>>;
}

/** The route of a path, or undefined for an unknown one. A fixed segment takes precedence over a parameter. */
export function match(table: RouteTable, path: string): Match | undefined {
  const segments = path.replace(/\/+$/, '').split('/');
  let best: (Match & { fixed: number }) | undefined;
  for (const { id, entry } of entriesIn(table)) {
    const pattern = entry.path.split('/');
    const found = pattern.length === segments.length && matchSegments(pattern, segments);
    if (found && (!best || found.fixed > best.fixed)) best = { id, entry, ...found };
  }
  return best && { id: best.id, entry: best.entry, params: best.params };
}

/** The rows of a table, in its order. */
export const entriesIn = (table: RouteTable): { id: RouteId; entry: RouteEntry }[] =>
  (Object.keys(table) as RouteId[]).flatMap((id) => (table[id] ? [{ id, entry: table[id] }] : []));

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
