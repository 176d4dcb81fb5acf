import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { type RouteId, routeOf } from '../routes/table.ts';

/** What a navigation means to people who do not see the page flash: its title, focus on its h1, its place. */
export function PageEffects({ id, path }: { id: RouteId; path: string }) {
  const { system, visit } = useApp();
  const t = useMessages();
  const brand = useSnapshot(system.state).brand.app_name;

  const title = t('common.title.document', { page: t(routeOf(id).title), brand });
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const memory = visit.scroll(window);
    window.history.scrollRestoration = 'manual';
    const entry = memory.key();
    const note = () => memory.set(entry, window.scrollY);
    window.scrollTo(0, memory.get(entry));
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', memory.keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', memory.keep);
    };
  }, [visit, path]);

  useEffect(() => {
    // The browser announces the first page by itself.
    if (visit.arrive()) focusHeading();
  }, [visit, path]);

  return null;
}

/** A screen that put the focus into a field of its own keeps it there. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || (document.activeElement && document.activeElement !== document.body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
