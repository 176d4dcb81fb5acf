import { type ReactNode, useMemo } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Popover, PopoverTrigger } from '../../components/Popover/Popover.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { MenuIcon } from '../../icons/actions.tsx';
import { MenuPlaceContext } from '../SideMenu/menu-place.ts';
import * as css from './Header.css.ts';

export interface HeaderProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** A `SideMenu`, behind a button on small screens. Without it there is no button. */
  menu?: ReactNode;
  /** The content next to the brand, such as breadcrumbs or a search button. */
  start?: ReactNode;
  /** The content at the end: `ConnectionMark`, `NotificationBell`, `ThemeToggle`, `UserMenu`. */
  end?: ReactNode;
}

/**
 * The bar at the top of every page, its banner landmark. `AppShell` includes it.
 * @example
 * <Header brand={brand} end={tools} />
 */
export function Header({ brand, menu, start, end }: HeaderProps) {
  const words = useWords(defaultBaseMessages);
  return (
    <header className={css.header}>
      {menu && (
        <div className={css.menuButton}>
          <MenuPopover label={words.menu}>{menu}</MenuPopover>
        </div>
      )}
      <div className={css.start}>
        {brand}
        {start}
      </div>
      <div className={css.end}>{end}</div>
    </header>
  );
}

function MenuPopover({ label, children }: { label: string; children: ReactNode }) {
  return (
    <PopoverTrigger>
      <IconButton label={label} icon={<MenuIcon size={20} />} tooltipPlacement="bottom" />
      <Popover label={label} placement="bottom start">
        {({ close }) => <InPopover onNavigate={close}>{children}</InPopover>}
      </Popover>
    </PopoverTrigger>
  );
}

function InPopover({ onNavigate, children }: { onNavigate: () => void; children: ReactNode }) {
  const place = useMemo(() => ({ isPopover: true, onNavigate }), [onNavigate]);
  return <MenuPlaceContext value={place}>{children}</MenuPlaceContext>;
}
