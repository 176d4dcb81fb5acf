import type { ReactNode, RefObject } from 'react';
import type { AriaMenuOptions } from 'react-aria/useMenu';
import type {
  MenuItemProps as RACMenuItemProps,
  MenuProps as RACMenuProps,
  MenuSectionProps as RACMenuSectionProps,
} from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';

/** What a menu knows of the button that opens it. */
export interface MenuTriggerValue {
  state: RootMenuTriggerState;
  triggerRef: RefObject<HTMLButtonElement | null>;
  menuProps: AriaMenuOptions<object>;
}

export interface MenuProps<T> extends Omit<RACMenuProps<T>, 'className' | 'style' | 'render' | 'slot'> {
  /** Where it opens. @default 'bottom end' */
  placement?: PopoverProps['placement'] | undefined;
}

export const menuItemTones = ['neutral', 'danger'] as const;

export interface MenuItemProps extends Omit<RACMenuItemProps, 'className' | 'style' | 'render' | 'children'> {
  /** What it does, in a verb. */
  children: string;
  /** An icon before it. */
  icon?: ReactNode;
  /** A line under it, such as the reason why it cannot be chosen. */
  description?: string | undefined;
  /** Its keyboard shortcut as shown to people, such as `⌘K`. Listening to it is the host's part. */
  shortcut?: string | undefined;
  /** `danger` for what destroys. @default 'neutral' */
  tone?: (typeof menuItemTones)[number] | undefined;
}

export interface MenuSectionProps<T>
  extends Omit<RACMenuSectionProps<T>, 'className' | 'style' | 'render' | 'children'> {
  /** Heading of the group. */
  title: string;
  /** Its `MenuItem`s. */
  children: ReactNode;
}

export interface SubmenuProps<T>
  extends Omit<MenuProps<T>, 'placement' | 'aria-label' | 'children' | 'id'>,
    Pick<MenuItemProps, 'id' | 'icon' | 'description' | 'isDisabled'> {
  /** What its actions are about: the item that opens it, and its name. */
  label: string;
  /** Its `MenuItem`s. */
  children: ReactNode;
}
