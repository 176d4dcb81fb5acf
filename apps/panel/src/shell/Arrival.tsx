import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { holdPlace } from '../platform/hold-place.ts';
import { createScrollMemory } from '../platform/scroll-memory.ts';

/** Focuses the h1 of an opened screen, restores its scroll position, and shows the brand's icon in the tab. */
export function Arrival({ path }: { path: string }) {
  const { visit, system, location } = useApp();
  const { icon } = useSnapshot(system.state).brand;

  useEffect(() => {
    const isFirst = visit.isFirst();
    const memory = visit.scroll(() => createScrollMemory(window));
    window.history.scrollRestoration = 'manual';
    let entry: string | undefined = memory.key();
    // Another query is another entry of the history; another path, which changes before its screen is rendered, is
    // not this screen's. The position is stored at the latest when it is left, because a scroll event is only
    // dispatched with the next frame.
    const note = () => {
      put();
      entry = location.read().split('?')[0] === path ? memory.key() : undefined;
      put();
    };
    const put = () => {
      if (entry) memory.set(entry, place?.isHeld() ? place.top : window.scrollY);
    };
    const keep = () => {
      note();
      memory.keep();
    };
    const kept = memory.get(entry);
    // On the first page the user may have scrolled before this part of the panel was loaded.
    const place = isFirst && kept === undefined ? undefined : holdPlace(kept ?? 0);
    const stopFollowing = location.subscribe(note);
    // Before the panel receives the browser's Back, which removes this component at once.
    window.navigation?.addEventListener('navigate', put);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    // The browser announces the first page itself.
    const stopFocusing = isFirst ? undefined : focusHeading();
    return () => {
      place?.end();
      stopFollowing();
      window.navigation?.removeEventListener('navigate', put);
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
      stopFocusing?.();
    };
  }, [visit, location, path]);

  useEffect(() => (icon.image ? putFavicon(icon.data) : undefined), [icon.image, icon.data]);

  return null;
}

/** Shows the brand's icon in the tab; returns a function that restores the previous one. */
function putFavicon(address: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => undefined;
  const { href, type } = link;
  link.removeAttribute('type');
  link.href = address;
  return () => Object.assign(link, { href, type });
}

/**
 * Focuses the heading as soon as there is one, and the next one if that is removed: it may belong to the previous
 * page. A screen that focuses a field of its own keeps that focus. Returns a function that stops it.
 */
function focusHeading(): () => void {
  let heading: HTMLElement | null = null;
  const look = () => {
    if (heading?.isConnected) return;
    heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || (document.activeElement && document.activeElement !== document.body)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
