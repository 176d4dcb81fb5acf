import type { Row } from '../routes/ancestors.ts';
import { isAdmitted } from '../routes/decide.ts';
import type { Visitor } from '../routes/decision.ts';
import { type Menu, type MenuFacts, needsLogin } from '../routes/entry.ts';
import { entriesIn, type RouteTable } from '../routes/match.ts';
import { entriesOf, isOffered, orderOf } from '../routes/menu-entries.ts';

/** The routes that a menu shows this visitor, in the order of the specification. */
export const menuEntries = (table: RouteTable, menu: Menu, facts: MenuFacts): Row[] =>
  entriesOf(entriesIn(table), menu, facts);

/** The pages that a signed-in visitor may open by name: those without a parameter, in the order of the table. */
export const reachable = (table: RouteTable, visitor: Visitor, facts: MenuFacts): Row[] =>
  entriesIn(table).filter(({ entry }) => {
    const { guard, path, screen } = entry;
    if (screen === undefined || path.includes(':') || !needsLogin(guard)) return false;
    return isAdmitted(guard, visitor) && isOffered(entry, facts);
  });

/** The place of the external request tool in the customer's menu: instead of the lounge (spec §2). */
const requestToolOrder = 9;

export interface RequestTool {
  readonly label: string;
  readonly href: string;
  /** The number of menu entries before it. */
  readonly position: number;
}

/** The link to the external request tool, while the lounge is off (spec §2). */
export function requestToolOf(entries: readonly Row[], { settings }: MenuFacts): RequestTool | undefined {
  if (!settings || settings.request_lounge || settings.ombi_url === '') return undefined;
  const { ombi_menu_name, ombi_url } = settings;
  return {
    label: ombi_menu_name || new URL(ombi_url).host,
    href: ombi_url,
    position: entries.filter(({ entry }) => orderOf(entry) < requestToolOrder).length,
  };
}
