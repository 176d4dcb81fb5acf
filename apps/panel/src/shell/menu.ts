import type { Row } from '../routes/ancestors.ts';
import { isInvited } from '../routes/decide.ts';
import type { Visitor } from '../routes/decision.ts';
import { type Menu, type MenuFacts, needsLogin } from '../routes/entry.ts';
import { entriesIn, type RouteTable } from '../routes/match.ts';
import { entriesOf, isOffered, orderOf } from '../routes/menu-entries.ts';

/** The routes of a menu that are there for this visitor, in the order of the specification. */
export const menuEntries = (table: RouteTable, menu: Menu, facts: MenuFacts): Row[] =>
  entriesOf(entriesIn(table), menu, facts);

/** The pages that a signed-in visitor may go to by name: those without a parameter, in the order of the table. */
export const reachable = (table: RouteTable, visitor: Visitor, facts: MenuFacts): Row[] =>
  entriesIn(table).filter(({ entry }) => {
    const { guard, path, screen } = entry;
    if (screen === undefined || path.includes(':') || !needsLogin(guard)) return false;
    return isInvited(guard, visitor) && isOffered(entry, facts);
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
export function requestToolOf(entries: readonly Row[], { settings }: MenuFacts): RequestTool | undefined {
  if (!settings || settings.request_lounge || settings.ombi_url === '') return undefined;
  const { ombi_menu_name, ombi_url } = settings;
  return {
    label: ombi_menu_name || new URL(ombi_url).host,
    href: ombi_url,
    position: entries.filter(({ entry }) => orderOf(entry) < requestToolOrder).length,
  };
}
