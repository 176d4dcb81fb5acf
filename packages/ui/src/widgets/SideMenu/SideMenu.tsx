import { type ReactNode, useContext, useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { classes } from '../../css/classes.ts';
import { SidebarIcon } from '../../icons/things.tsx';
import { MenuPlaceContext } from './menu-place.ts';
import * as css from './SideMenu.css.ts';

export interface SideMenuItem {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The entry's label. */
  label: string;
  /** The address that it links to. */
  href: string;
  /** An icon of 20 px. Required where the menu can be collapsed. */
  icon?: ReactNode;
  /** Whether this page (`page`) or a page below it (`section`) is open. */
  current?: 'page' | 'section' | undefined;
  /** A `Badge` with a count. */
  badge?: ReactNode;
  /** Whether the link opens in a new tab. @default false */
  isExternal?: boolean | undefined;
}

export interface SideMenuGroup {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The heading of the group, if it has one. */
  label?: string | undefined;
  /** The entries, in order. */
  items: readonly SideMenuItem[];
}

export interface SideMenuProps {
  /** The name of the landmark, such as `Main`. */
  label: string;
  /** All entries of the menu, in groups. */
  groups: readonly SideMenuGroup[];
  /** Whether only icons are shown, 64 px wide. The popover of small screens is never collapsed. @default false */
  isCollapsed?: boolean | undefined;
  /** Called when the menu is collapsed or expanded. Without it there is no button for that. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** The names of the button that collapses and expands the menu. */
  collapseLabels?: { collapse: string; expand: string } | undefined;
}

/**
 * The navigation of the panel in groups. The current item is marked by a bar and by weight.
 * @example
 * <SideMenu label="Main" groups={groups} />
 */
export function SideMenu({ label, groups, isCollapsed = false, onCollapsedChange, collapseLabels }: SideMenuProps) {
  const place = useContext(MenuPlaceContext);
  const isNarrow = isCollapsed && !place.isPopover;
  return (
    <nav
      aria-label={label}
      className={css.menu}
      data-collapsed={isNarrow || undefined}
      data-in-popover={place.isPopover || undefined}
    >
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} isNarrow={isNarrow} />
        ))}
      </div>
      {onCollapsedChange && collapseLabels && !place.isPopover && (
        <div className={css.foot}>
          <IconButton
            label={isCollapsed ? collapseLabels.expand : collapseLabels.collapse}
            icon={<SidebarIcon size={20} />}
            tooltipPlacement="end"
            aria-expanded={!isCollapsed}
            onPress={() => onCollapsedChange(!isCollapsed)}
          />
        </div>
      )}
    </nav>
  );
}

function Group({ group, isNarrow }: { group: SideMenuGroup; isNarrow: boolean }) {
  const headingId = useId();
  return (
    <div>
      {group.label && (
        <div id={headingId} className={css.heading}>
          {group.label}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets */}
      <ul role="list" className={css.list} {...(group.label ? { 'aria-labelledby': headingId } : {})}>
        {group.items.map((item) => (
          <li key={item.id}>
            <Item item={item} isNarrow={isNarrow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({ item, isNarrow }: { item: SideMenuItem; isNarrow: boolean }) {
  const { onNavigate } = useContext(MenuPlaceContext);
  const isExact = item.current === 'page';
  return (
    <Tooltip content={item.label} placement="end" delay={150} isDisabled={!isNarrow}>
      <Link
        href={item.href}
        {...(item.isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
        {...(item.current ? { 'aria-current': isExact ? 'page' : 'true' } : {})}
        // Spec §9: the exactly active link has this class.
        className={classes(css.link, isExact && 'active')}
        onPress={() => onNavigate?.()}
      >
        {item.icon && <span className={css.icon}>{item.icon}</span>}
        <span className={css.label}>{item.label}</span>
        {item.badge && <span className={css.badge}>{item.badge}</span>}
      </Link>
    </Tooltip>
  );
}
