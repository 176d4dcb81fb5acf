import { isAdmitted } from './decide.ts';
import type { Visitor } from './decision.ts';
import type { RouteEntry } from './entry.ts';
import { entriesIn, type RouteTable } from './match.ts';
import type { RouteId } from './table.ts';

/** A route with its id. */
export interface Row {
  readonly id: RouteId;
  readonly entry: RouteEntry;
}

/** The parent of a route. */
export const parentOf = (table: RouteTable, id: RouteId): Row | undefined =>
  entriesIn(table).find((row) => row.id === table[id]?.parent);

/** A route and all its ancestors, from the top. */
export function lineOf(table: RouteTable, id: RouteId): Row[] {
  const entry = table[id];
  const parent = parentOf(table, id);
  return [...(parent ? lineOf(table, parent.id) : []), ...(entry ? [{ id, entry }] : [])];
}

/** A route and its siblings: the children of a parent without a page of its own. */
export function tabsOf(table: RouteTable, id: RouteId, visitor: Visitor): Row[] {
  const parent = parentOf(table, id);
  if (!parent || parent.entry.screen !== undefined) return [];
  return entriesIn(table).filter(({ entry }) => entry.parent === parent.id && isAdmitted(entry.guard, visitor));
}
