import type { Menu, MenuFacts, RouteEntry } from './entry.ts';

/** Whether the condition of a route's menu entry holds for this visitor. */
export const isOffered = ({ nav }: RouteEntry, facts: MenuFacts): boolean => !nav?.when || nav.when(facts);

/** The routes that a menu shows this visitor, in the order of the specification. */
export const entriesOf = <R extends { readonly entry: RouteEntry }>(
  rows: readonly R[],
  menu: Menu,
  facts: MenuFacts,
): R[] =>
  rows
    .filter(({ entry }) => entry.nav?.menu === menu && isOffered(entry, facts))
    .sort((one, other) => orderOf(one.entry) - orderOf(other.entry));

/** Its place in its menu. */
export const orderOf = ({ nav }: RouteEntry): number => nav?.order ?? 0;
