import type { ReactNode } from 'react';

export interface TabItem {
  id: string;
  label: string;
  /** An icon before the words. */
  icon?: ReactNode;
  /** A count or a mark after the words, such as a `Badge`. */
  badge?: ReactNode;
  /** The address, which makes the tab a link; the host then controls the selected tab. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The content of the tab, mounted only while the tab is selected. */
  content?: ReactNode;
}

export interface TabsProps {
  /** The name of the tab list, such as "Server". */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabItem[];
  /** The selected tab, when the host decides. */
  selectedKey?: string | undefined;
  /** The tab that is selected at first. @default the first one */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the tab that was chosen. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** When arrow keys select: `manual` waits for Enter or Space, for panels that load slowly. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /** The content of the selected tab when the items have none, such as the page of a route. */
  children?: ReactNode;
}
