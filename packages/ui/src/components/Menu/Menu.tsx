import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Keyboard } from 'react-aria-components/Keyboard';
import {
  Menu as RACMenu,
  MenuItem as RACMenuItem,
  type MenuItemProps as RACMenuItemProps,
  type MenuProps as RACMenuProps,
  MenuSection as RACMenuSection,
  type MenuSectionProps as RACMenuSectionProps,
  MenuTrigger,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { CheckIcon, ChevronRightIcon } from '../../icons/actions.tsx';
import { heading } from '../../overlay/row.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import * as css from './Menu.css.ts';

/** Joins a button and its `Menu`. */
export { MenuTrigger };

export interface MenuProps<T> extends Omit<RACMenuProps<T>, 'className' | 'style' | 'render' | 'slot'> {
  /** Where it opens. @default 'bottom end' */
  placement?: PopoverProps['placement'] | undefined;
}

/** A list of actions that opens at its trigger; mounted only while it is open. */
export function Menu<T>({ placement = 'bottom end', ...props }: MenuProps<T>) {
  return (
    <Popover placement={placement} offset={6} className={popover.popover}>
      <RACMenu<T> {...props} className={css.menu} />
    </Popover>
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
export function MenuItem({ children, icon, description, shortcut, tone = 'neutral', ...props }: MenuItemProps) {
  return (
    <RACMenuItem {...props} textValue={props.textValue ?? children} data-tone={tone} className={css.item}>
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

export interface MenuSectionProps<T>
  extends Omit<RACMenuSectionProps<T>, 'className' | 'style' | 'render' | 'children'> {
  /** Heading of the group. */
  title: string;
  /** Its `MenuItem`s. */
  children: ReactNode;
}

/** A titled group of items; with `selectionMode` its items can be checked. */
export function MenuSection<T>({ title, children, ...props }: MenuSectionProps<T>) {
  return (
    <RACMenuSection {...props} className={css.section}>
      <Header className={heading}>{title}</Header>
      {children}
    </RACMenuSection>
  );
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

/** A line between groups. */
export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
