import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { Footer } from '../../components/Footer/Footer.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Popover, PopoverTrigger } from '../../components/Popover/Popover.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { MenuIcon } from '../../icons/actions.tsx';
import { MenuPlaceContext } from '../SideMenu/menu-place.ts';
import * as css from './AppShell.css.ts';

export interface AppShellProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** A `SideMenu`. Small screens show it in a popover. Left out, the page has no menu. */
  menu?: ReactNode;
  /** Beside the brand, such as breadcrumbs or a search button. */
  headerStart?: ReactNode;
  /** At the end of the header: `ConnectionMark`, `ThemeToggle`, `UserMenu`. */
  headerEnd?: ReactNode;
  /** Bars above the header, such as a `DemoBanner`; they stay in sight with it. */
  bars?: ReactNode;
  /** Small print under the page. */
  footer?: ReactNode;
  /** Id of the main landmark, to which the skip link leads. @default 'main' */
  mainId?: string | undefined;
  /** The page. */
  children: ReactNode;
}

/** The frame of every page: skip link, bars, header, side menu, content and footer, as landmarks. */
export function AppShell({
  brand,
  menu,
  headerStart,
  headerEnd,
  bars,
  footer,
  mainId = 'main',
  children,
}: AppShellProps) {
  const messages = useWords(defaultBaseMessages);
  const top = useRef<HTMLDivElement>(null);
  useTopHeight(top);

  return (
    <div className={css.shell}>
      <SkipLink targetId={mainId} />
      <div ref={top} className={css.top}>
        {bars}
        <header className={css.header}>
          {menu && (
            <div className={css.menuButton}>
              <MenuPopover label={messages.menu}>{menu}</MenuPopover>
            </div>
          )}
          <div className={css.start}>
            {brand}
            {headerStart}
          </div>
          <div className={css.end}>{headerEnd}</div>
        </header>
      </div>
      <div className={css.body}>
        {menu && <div className={css.side}>{menu}</div>}
        <div className={css.column}>
          <main id={mainId} tabIndex={-1} className={css.main}>
            {children}
          </main>
          {footer && <Footer>{footer}</Footer>}
        </div>
      </div>
    </div>
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

/** Tells the page how much of its top the bars and the header take: side menu, toasts and scrolling keep clear of it. */
function useTopHeight(top: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const element = top.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--kr-shell-top', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--kr-shell-top');
    };
  }, [top]);
}
