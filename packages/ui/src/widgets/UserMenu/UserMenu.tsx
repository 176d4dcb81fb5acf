import { Fragment } from 'react';
import { Button } from 'react-aria-components/Button';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../../components/Menu/Menu.tsx';
import type { MenuItemProps } from '../../components/Menu/menu-props.ts';
import { ChevronDownIcon } from '../../icons/actions.tsx';
import * as css from './UserMenu.css.ts';

export interface UserMenuItem extends Pick<MenuItemProps, 'href' | 'onAction' | 'icon' | 'tone' | 'shortcut'> {
  id: string;
  label: string;
}

export interface UserMenuProps {
  /** The signed-in user's name. */
  name: string;
  /** The heading of the menu, such as the e-mail address. */
  title: string;
  /** The name of the button, with the user's name, such as `Account of Ada Admin`. */
  label: string;
  /** Links and actions in groups, with a line between two groups. */
  groups: readonly { id: string; items: readonly UserMenuItem[] }[];
  /** The address of a picture in place of the initials. */
  src?: string | undefined;
}

/**
 * A menu of the signed-in user.
 * @example
 * <UserMenu name="Mira Maas" title="Admin" label="Account" groups={groups} />
 */
export function UserMenu({ name, title, label, groups, src }: UserMenuProps) {
  const [first, ...others] = groups;
  return (
    <MenuTrigger>
      <Button aria-label={label} className={css.trigger}>
        <Avatar name={name} src={src} size={28} isDecorative />
        <span className={css.name}>{name}</span>
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </Button>
      <Menu aria-label={label}>
        <MenuSection title={title}>{first?.items.map(item)}</MenuSection>
        {others.map(({ id, items }) => (
          <Fragment key={id}>
            <MenuSeparator />
            {items.map(item)}
          </Fragment>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

const item = ({ label, ...props }: UserMenuItem) => (
  <MenuItem key={props.id} {...props}>
    {label}
  </MenuItem>
);
