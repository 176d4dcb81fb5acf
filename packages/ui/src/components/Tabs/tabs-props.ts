import type { ReactNode } from 'react';

export interface TabItem {
  id: string;
  label: string;
  /** An icon before the words. */
  icon?: ReactNode;
  /** A count or a mark after the words, such as a `Badge`. */
  badge?: ReactNode;
  /** Makes the tab a link; the host then says which tab is selected. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  /** What the tab shows; in the page only while the tab is selected. */
  content?: ReactNode;
}

export interface TabsProps {
  /** What the tabs have in common, such as "Server". */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabItem[];
  /** The selected tab, when the host decides. */
  selectedKey?: string | undefined;
  /** The tab that is selected at first. @default the first one */
  defaultSelectedKey?: string | undefined;
  /** Called with the id of the tab that was chosen. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** `manual` waits for Enter or Space, for panels that are slow to come. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  /** What the selected tab shows, when the items carry no content: the page of a route. */
  children?: ReactNode;
}
