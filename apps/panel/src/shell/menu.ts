import { isInvited } from '../routes/decide.ts';
import type { Visitor } from '../routes/decision.ts';
import { type Menu, needsLogin } from '../routes/entry.ts';
import { type RouteId, routeIds, routeOf, routes } from '../routes/table.ts';
import { type MenuFacts, menuConditions } from '../routes/menu-conditions.ts';
import { entriesOf, orderOf } from '../routes/menu-entries.ts';

/** The routes of a menu that are there for this visitor, in the order of the specification. */
export const menuEntries = (menu: Menu, facts: MenuFacts): RouteId[] => entriesOf(routes, routeIds, menu, facts);

/** The pages that a signed-in visitor may go to by name: those without a parameter, in the order of the table. */
export const reachable = (visitor: Visitor, facts: MenuFacts): RouteId[] =>
  routeIds.filter((id) => {
    const { guard, nav, path, screen } = routeOf(id);
    if (screen === undefined || path.includes(':') || !needsLogin(guard)) return false;
    return isInvited(guard, visitor) && (!nav?.when || menuConditions[nav.when](facts));
  });

/** Where the external request tool stands in the customer's menu: in place of the lounge (spec §2). */
const requestToolOrder = 9;

export interface RequestTool {
  readonly label: string;
  readonly href: string;
  /** How many of the menu's entries come before it. */
  readonly position: number;
}

/** The link to the request tool outside of the panel, while the lounge is off (spec §2). */
export function requestToolOf(entries: readonly RouteId[], { settings }: MenuFacts): RequestTool | undefined {
  if (!settings || settings.request_lounge || settings.ombi_url === '') return undefined;
  const { ombi_menu_name, ombi_url } = settings;
  return {
    label: ombi_menu_name || new URL(ombi_url).host,
    href: ombi_url,
    position: entries.filter((id) => orderOf(routeOf(id)) < requestToolOrder).length,
  };
}
