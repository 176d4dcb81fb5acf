import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Footer } from '../../components/Footer/Footer.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Header } from '../Header/Header.tsx';
import * as css from './AppShell.css.ts';

export interface AppShellProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** A `SideMenu`. Small screens show it in a popover. Without it the page has no menu. */
  menu?: ReactNode;
  /** The content next to the brand, such as breadcrumbs or a search button. */
  headerStart?: ReactNode;
  /** The content at the end of the header: `ConnectionMark`, `ThemeToggle`, `UserMenu`. */
  headerEnd?: ReactNode;
  /** Bars above the header, such as a `DemoBanner`. They stay visible with it. */
  bars?: ReactNode;
  /** The small print under the page. */
  footer?: ReactNode;
  /** The id of the main landmark, which is the target of the skip link. @default 'main' */
  mainId?: string | undefined;
  /** The content of the page. */
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

/**
 * Publishes the height of the bars and the header as a custom property, by which the side menu, toasts and scrolling
 * keep clear of them.
 */
function useTopHeight(top: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const element = top.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--kr-shell-top', `${element.offsetHeight}px`);
    // Also called before the first paint, after one layout; measuring here would force a layout within the commit.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--kr-shell-top');
    };
  }, [top]);
}
