import type { ReactNode, RefObject } from 'react';
import type { AriaMenuOptions } from 'react-aria/useMenu';
import type {
  MenuItemProps as RACMenuItemProps,
  MenuProps as RACMenuProps,
  MenuSectionProps as RACMenuSectionProps,
} from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';

/** The state and the ids that a menu shares with the button that opens it. */
export interface MenuTriggerValue {
  state: RootMenuTriggerState;
  triggerRef: RefObject<HTMLButtonElement | null>;
  menuProps: AriaMenuOptions<object>;
}

export interface MenuProps<T> extends Omit<RACMenuProps<T>, 'className' | 'style' | 'render' | 'slot'> {
  /** The side of the trigger on which the menu opens. @default 'bottom end' */
  placement?: PopoverProps['placement'] | undefined;
}

export const menuItemTones = ['neutral', 'danger'] as const;

export interface MenuItemProps extends Omit<RACMenuItemProps, 'className' | 'style' | 'render' | 'children'> {
  /** The label, starting with a verb. */
  children: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A line under the label, such as the reason why the item cannot be chosen. */
  description?: string | undefined;
  /** The keyboard shortcut to display, such as `⌘K`. The host listens for it. */
  shortcut?: string | undefined;
  /** The tone; `danger` for destructive actions. @default 'neutral' */
  tone?: (typeof menuItemTones)[number] | undefined;
}

export interface MenuSectionProps<T>
  extends Omit<RACMenuSectionProps<T>, 'className' | 'style' | 'render' | 'children'> {
  /** The heading of the group. */
  title: string;
  /** `MenuItem` elements. */
  children: ReactNode;
}

export interface SubmenuProps<T>
  extends Omit<MenuProps<T>, 'placement' | 'aria-label' | 'children' | 'id'>,
    Pick<MenuItemProps, 'id' | 'icon' | 'description' | 'isDisabled'> {
  /** The label of the item that opens the submenu, and the submenu's name. */
  label: string;
  /** `MenuItem` elements. */
  children: ReactNode;
}
