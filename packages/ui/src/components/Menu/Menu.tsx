import { createContext, useContext, useRef } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useMenuTrigger } from 'react-aria/useMenu';
import type { MenuTriggerProps } from 'react-aria-components/Menu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Provider } from 'react-aria-components/slots';
import { heldOpen, later, useLater, useLoadNear } from '../../overlay/later.ts';
import type * as MenuParts from './MenuParts.tsx';
import type { MenuTriggerValue, MenuProps, MenuItemProps, MenuSectionProps, SubmenuProps } from './menu-props.ts';

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

/** One action, link (`href`) or choice of a menu. */
export function MenuItem(props: MenuItemProps) {
  const part = useContext(PartsContext);
  return part && <part.MenuItem {...props} />;
}

/** A titled group of items; with `selectionMode` its items can be checked. */
export function MenuSection<T>(props: MenuSectionProps<T>) {
  const part = useContext(PartsContext);
  return part && <part.MenuSection<T> {...props} />;
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
