import type { ReactNode } from 'react';

export interface TabItem {
  id: string;
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A count or a mark after the label, such as a `Badge`. */
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
  /** The id of the selected tab, when the host controls it. */
  selectedKey?: string | undefined;
  /** The id of the tab that is selected initially. @default the first one */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the chosen tab. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** When arrow keys select: `manual` waits for Enter or Space, for panels that load slowly. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /** The content of the selected tab when the items have none, such as the page of a route. */
  children?: ReactNode;
}
