import { createContext, useContext, useRef } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useMenuTrigger } from 'react-aria/useMenu';
import type { MenuTriggerProps } from 'react-aria-components/Menu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Provider } from 'react-aria-components/slots';
import { keepOpenWhileLoading, lazyPart, useLazyPart, usePreloadOnIntent } from '../../overlay/lazy-part.ts';
import type * as MenuParts from './MenuParts.tsx';
import type { MenuTriggerValue, MenuProps, MenuItemProps, MenuSectionProps, SubmenuProps } from './menu-props.ts';

const MenuTriggerContext = createContext<MenuTriggerValue | null>(null);

// The list, and all the code that React Aria needs for it, load on intent at the button.
const parts = lazyPart(() => import('./MenuParts.tsx'));
const PartsContext = createContext<typeof MenuParts | undefined>(undefined);

/**
 * A wrapper that joins a button and the `Menu` it opens.
 * @example
 * <MenuTrigger><Button>More</Button><Menu><MenuItem id="stop">Stop</MenuItem></Menu></MenuTrigger>
 */
export function MenuTrigger({ children, ...props }: MenuTriggerProps) {
  const state = keepOpenWhileLoading(useMenuTriggerState(props), parts);
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

/**
 * A list of actions that opens at its trigger. It is mounted while it is open.
 * @example
 * <Menu onAction={act}><MenuItem id="stop">Stop</MenuItem></Menu>
 */
export function Menu<T>(props: MenuProps<T>) {
  const trigger = useContext(MenuTriggerContext);
  usePreloadOnIntent(parts, trigger?.triggerRef);
  const part = useLazyPart(parts, trigger?.state.isOpen ?? false);
  if (!part || !trigger) return null;
  return (
    <PartsContext value={part}>
      <part.MenuList<T> {...props} trigger={trigger} />
    </PartsContext>
  );
}

/**
 * One item of a menu: an action, a link (`href`) or a choice.
 * @example
 * <MenuItem id="delete" tone="danger">Delete</MenuItem>
 */
export function MenuItem(props: MenuItemProps) {
  const part = useContext(PartsContext);
  return part && <part.MenuItem {...props} />;
}

/**
 * A titled group of menu items; with `selectionMode` its items can be checked.
 * @example
 * <MenuSection title="Sort by" selectionMode="single"><MenuItem id="name">Name</MenuItem></MenuSection>
 */
export function MenuSection<T>(props: MenuSectionProps<T>) {
  const part = useContext(PartsContext);
  return part && <part.MenuSection<T> {...props} />;
}

/**
 * A menu inside a menu, opened by the item that shows its label.
 * @example
 * <Submenu label="Move to"><MenuItem id="fsn">Falkenstein</MenuItem></Submenu>
 */
export function Submenu<T>(props: SubmenuProps<T>) {
  const part = useContext(PartsContext);
  return part && <part.Submenu<T> {...props} />;
}

/**
 * A line between groups of menu items.
 * @example
 * <MenuSeparator />
 */
export function MenuSeparator() {
  const part = useContext(PartsContext);
  return part && <part.MenuSeparator />;
}
