import type { ReactNode } from 'react';

/** An item that can be chosen. */
export interface PaletteItem {
  /** An id that is unique in the group. */
  id: string;
  /** The label: a name, or an action starting with a verb. */
  label: string;
  /** A line under the label. */
  description?: string | undefined;
  /** The address of a picture. */
  image?: string | undefined;
  /** The icon shown without a picture, or when it fails to load. */
  icon?: ReactNode;
  /** The address that it links to, so that it can be opened in a new tab too. */
  href?: string | undefined;
  /** The global shortcut for the same action, such as `Mod+B`. The host handles it. */
  keys?: string | undefined;
}

export interface PaletteGroup<Item extends PaletteItem = PaletteItem> {
  id: string;
  /** The heading of the group. */
  title: string;
  items: readonly Item[];
}

/** A choice: the item and its group, since the same item may appear in two groups. */
export interface PaletteChoice<Item extends PaletteItem = PaletteItem> {
  key: string;
  group: PaletteGroup<Item>;
  item: Item;
}

/** Returns all choices in the order of the page. */
export const choicesOf = <Item extends PaletteItem>(groups: readonly PaletteGroup<Item>[]): PaletteChoice<Item>[] =>
  groups.flatMap((group) => group.items.map((item) => ({ key: keyOf(group, item), group, item })));

/** Returns a key that is valid as an element id, which may contain no spaces. */
export const keyOf = (group: PaletteGroup, item: PaletteItem): string =>
  `${group.id}:${item.id}`.replaceAll(/\s/g, '_');
