import type { Menu, RouteEntry } from './entry.ts';
import { type MenuFacts, menuConditions } from './menu-conditions.ts';

/** What of some routes stands in a menu for this visitor, in the order of the specification. */
export const entriesOf = <I extends string>(
  routes: Readonly<Record<I, RouteEntry>>,
  ids: readonly I[],
  menu: Menu,
  facts: MenuFacts,
): I[] =>
  ids
    .filter((id) => {
      const { nav } = routes[id];
      return nav?.menu === menu && (!nav.when || menuConditions[nav.when](facts));
    })
    .sort((one, other) => orderOf(routes[one]) - orderOf(routes[other]));

/** Its place in its menu. */
export const orderOf = ({ nav }: RouteEntry): number => nav?.order ?? 0;
