import { useEffect } from 'react';
import { useApp } from '../context/app-context.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** What arriving at a screen means to people who do not see the page flash: focus on its h1, its place. */
export function Arrival({ path }: { path: string }) {
  const { visit } = useApp();

  useEffect(() => {
    const memory = visit.scroll(() => createScrollMemory(window));
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
