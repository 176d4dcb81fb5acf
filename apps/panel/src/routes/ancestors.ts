import { isInvited } from './decide.ts';
import type { Visitor } from './decision.ts';
import { type RouteId, routeIds, routeOf } from './table.ts';

const parentOf = (id: RouteId): RouteId | undefined => routeIds.find((other) => other === routeOf(id).parent);

/** A route and all above it, from the top. */
export function lineOf(id: RouteId): RouteId[] {
  const parent = parentOf(id);
  return parent ? [...lineOf(parent), id] : [id];
}

/** The pages side by side with a route, and it itself: the children of a parent without a page of its own. */
export function tabsOf(id: RouteId, visitor: Visitor): RouteId[] {
  const parent = parentOf(id);
  if (!parent || routeOf(parent).screen !== undefined) return [];
  return routeIds.filter((other) => {
    const { parent: above, guard } = routeOf(other);
    return above === parent && isInvited(guard, visitor);
  });
}
