import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Footer } from '../../components/Footer/Footer.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Header } from '../Header/Header.tsx';
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

/**
 * The frame of every page: skip link, bars, header, side menu, content and footer, as landmarks.
 * @example
 * <AppShell brand={brand} menu={menu}>{page}</AppShell>
 */
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
  const top = useRef<HTMLDivElement>(null);
  useTopHeight(top);

  return (
    <div className={css.shell}>
      <SkipLink targetId={mainId} />
      <div ref={top} className={css.top}>
        {bars}
        <Header brand={brand} menu={menu} start={headerStart} end={headerEnd} />
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

/** Tells the page how much of its top the bars and the header take: side menu, toasts and scrolling keep clear of it. */
function useTopHeight(top: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const element = top.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--kr-shell-top', `${element.offsetHeight}px`);
    // Calls back before the first paint too, with the layout made once; to ask here would make it within the commit.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--kr-shell-top');
    };
  }, [top]);
}
