import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { type AriaMenuOptions, useMenuTrigger } from 'react-aria/useMenu';
import type {
  MenuItemProps as RACMenuItemProps,
  MenuProps as RACMenuProps,
  MenuSectionProps as RACMenuSectionProps,
  MenuTriggerProps,
} from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { type RootMenuTriggerState, useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Provider } from 'react-aria-components/slots';
import { heldOpen, later, useLater, useLoadNear } from '../../overlay/later.ts';
import type * as MenuParts from './MenuParts.tsx';

/** What a menu knows of the button that opens it. */
export interface MenuTriggerValue {
  state: RootMenuTriggerState;
  triggerRef: RefObject<HTMLButtonElement | null>;
  menuProps: AriaMenuOptions<object>;
}

const MenuTriggerContext = createContext<MenuTriggerValue | null>(null);

// The list, and all that React Aria needs for it, come when a hand is near the button.
const parts = later(() => import('./MenuParts.tsx'));
const PartsContext = createContext<typeof MenuParts | undefined>(undefined);

/** Joins a button and its `Menu`. */
export function MenuTrigger({ children, ...props }: MenuTriggerProps) {
  const state = heldOpen(useMenuTriggerState(props), parts);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>({ ...props, type: 'menu' }, state, triggerRef);
  return (
    <Provider values={[[MenuTriggerContext, { state, triggerRef, menuProps }]]}>
      <PressResponder {...menuTriggerProps} ref={triggerRef} isPressed={state.isOpen}>
        {children}
      </PressResponder>
    </Provider>
  );
}

export interface MenuProps<T> extends Omit<RACMenuProps<T>, 'className' | 'style' | 'render' | 'slot'> {
  /** Where it opens. @default 'bottom end' */
  placement?: PopoverProps['placement'] | undefined;
}

/** A list of actions that opens at its trigger; mounted only while it is open. */
export function Menu<T>(props: MenuProps<T>) {
  const trigger = useContext(MenuTriggerContext);
  useLoadNear(parts, trigger?.triggerRef);
  const part = useLater(parts, trigger?.state.isOpen ?? false);
  if (!part || !trigger) return null;
  return (
    <PartsContext value={part}>
      <part.MenuList<T> {...props} trigger={trigger} />
    </PartsContext>
  );
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

/** One action, link (`href`) or choice of a menu. */
export function MenuItem(props: MenuItemProps) {
  const part = useContext(PartsContext);
  return part && <part.MenuItem {...props} />;
}

export interface MenuSectionProps<T>
  extends Omit<RACMenuSectionProps<T>, 'className' | 'style' | 'render' | 'children'> {
  /** Heading of the group. */
  title: string;
  /** Its `MenuItem`s. */
  children: ReactNode;
}

/** A titled group of items; with `selectionMode` its items can be checked. */
export function MenuSection<T>(props: MenuSectionProps<T>) {
  const part = useContext(PartsContext);
  return part && <part.MenuSection<T> {...props} />;
}

export interface SubmenuProps<T>
  extends Omit<MenuProps<T>, 'placement' | 'aria-label' | 'children' | 'id'>,
    Pick<MenuItemProps, 'id' | 'icon' | 'description' | 'isDisabled'> {
  /** What its actions are about: the item that opens it, and its name. */
  label: string;
  /** Its `MenuItem`s. */
  children: ReactNode;
}

/** A menu within a menu, beside the item that opens it. One level is plenty. */
export function Submenu<T>(props: SubmenuProps<T>) {
  const part = useContext(PartsContext);
  return part && <part.Submenu<T> {...props} />;
}

/** A line between groups. */
export function MenuSeparator() {
  const part = useContext(PartsContext);
  return part && <part.MenuSeparator />;
}
