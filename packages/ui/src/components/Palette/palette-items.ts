import type { ReactNode } from 'react';

/** One thing to choose. */
export interface PaletteItem {
  /** Unlike any other of its group. */
  id: string;
  /** What it is, or what it does in a verb. */
  label: string;
  /** A line under it. */
  description?: string | undefined;
  /** Address of a picture. */
  image?: string | undefined;
  /** Stands where there is no picture, or where it does not load. */
  icon?: ReactNode;
  /** Where it leads: it can then be opened in a new tab too. */
  href?: string | undefined;
  /** Keys that do the same anywhere, such as `Mod+B`. Listening to them is the host's part. */
  keys?: string | undefined;
}

export interface PaletteGroup<Item extends PaletteItem = PaletteItem> {
  id: string;
  /** Heading of the group. */
  title: string;
  items: readonly Item[];
}

/** What is known of a choice: the item and the group it stands in, for the same item may stand in two. */
export interface PaletteChoice<Item extends PaletteItem = PaletteItem> {
  key: string;
  group: PaletteGroup<Item>;
  item: Item;
}

/** All choices in the order of the page. */
export const choicesOf = <Item extends PaletteItem>(groups: readonly PaletteGroup<Item>[]): PaletteChoice<Item>[] =>
  groups.flatMap((group) => group.items.map((item) => ({ key: keyOf(group, item), group, item })));

/** Fit for an id in the page, which may hold no blanks. */
export const keyOf = (group: PaletteGroup, item: PaletteItem): string =>
  `${group.id}:${item.id}`.replaceAll(/\s/g, '_');
