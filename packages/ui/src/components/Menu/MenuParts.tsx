import { useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Keyboard } from 'react-aria-components/Keyboard';
import {
  MenuContext,
  Menu as RACMenu,
  MenuItem as RACMenuItem,
  MenuSection as RACMenuSection,
  RootMenuTriggerStateContext,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Provider } from 'react-aria-components/slots';
import { Text } from 'react-aria-components/Text';
import { CheckIcon, ChevronRightIcon } from '../../icons/actions.tsx';
import { heading } from '../../overlay/row.css.ts';
import * as popover from '../../overlay/popover.css.ts';
import type { MenuItemProps, MenuProps, MenuSectionProps, MenuTriggerValue, SubmenuProps } from './menu-props.ts';
import * as css from './Menu.css.ts';

interface MenuListProps<T> extends MenuProps<T> {
  trigger: MenuTriggerValue;
}

export function MenuList<T>({ trigger, placement = 'bottom end', ...props }: MenuListProps<T>) {
  const { state, menuProps, triggerRef } = trigger;
  const scrollRef = useRef<HTMLDivElement>(null);
  return (
    <Provider
      values={[
        [OverlayTriggerStateContext, state],
        [RootMenuTriggerStateContext, state],
        [MenuContext, { ...menuProps, ref: scrollRef }],
      ]}
    >
      <Popover
        trigger="MenuTrigger"
        triggerRef={triggerRef}
        scrollRef={scrollRef}
        aria-labelledby={menuProps['aria-labelledby']}
        placement={placement}
        offset={6}
        className={popover.popover}
      >
        <RACMenu<T> {...props} className={css.menu} />
      </Popover>
    </Provider>
  );
}

/**
 * Lets the keyboard reach disabled items, as desktop menus do, because their description gives the reason. React Aria
 * reads this prop of every collection, although the type of a menu lacks it.
 */
const reachable = { disabledBehavior: 'selection' };

export function MenuItem({ children, icon, description, shortcut, tone = 'neutral', ...props }: MenuItemProps) {
  return (
    <RACMenuItem
      {...props}
      {...reachable}
      textValue={props.textValue ?? children}
      data-tone={tone}
      className={css.item}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {(icon || selectionMode !== 'none') && (
            <span className={css.mark} aria-hidden="true">
              {selectionMode === 'none' ? icon : isSelected && <CheckIcon />}
            </span>
          )}
          <span className={css.texts}>
            <Text slot="label">{children}</Text>
            {description && (
              <Text slot="description" className={css.description}>
                {description}
              </Text>
            )}
          </span>
          {shortcut && <Keyboard className={css.shortcut}>{shortcut}</Keyboard>}
          {hasSubmenu && (
            <span className={css.onward}>
              <ChevronRightIcon />
            </span>
          )}
        </>
      )}
    </RACMenuItem>
  );
}

export function MenuSection<T>({ title, children, ...props }: MenuSectionProps<T>) {
  return (
    <RACMenuSection {...props} className={css.section}>
      <Header className={heading}>{title}</Header>
      {children}
    </RACMenuSection>
  );
}

export function Submenu<T>({ id, label, icon, description, isDisabled, children, ...props }: SubmenuProps<T>) {
  return (
    <SubmenuTrigger>
      <MenuItem id={id ?? label} icon={icon} description={description} isDisabled={isDisabled ?? false}>
        {label}
      </MenuItem>
      <Popover placement="end top" offset={2} crossOffset={-4} className={popover.popover}>
        <RACMenu<T> {...props} aria-label={label} className={css.menu}>
          {children}
        </RACMenu>
      </Popover>
    </SubmenuTrigger>
  );
}

export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
