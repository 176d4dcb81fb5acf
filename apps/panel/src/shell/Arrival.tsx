import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../context/app-context.ts';
import { holdPlace } from '../platform/hold-place.ts';
import { createScrollMemory } from '../platform/scroll-memory.ts';

/** What arriving at a screen means to people who do not see the page flash: focus on its h1, its place. */
export function Arrival({ path }: { path: string }) {
  const { visit, system, location } = useApp();
  const { icon } = useSnapshot(system.state).brand;

  useEffect(() => {
    const isFirst = !visit.arrive();
    const memory = visit.scroll(() => createScrollMemory(window));
    window.history.scrollRestoration = 'manual';
    let entry: string | undefined = memory.key();
    // Another query is another entry of the history; another path, which is there before its screen is, not this one's.
    // What is left is noted by then at the latest: a scroll is told with the next frame only.
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
    // On the first page somebody may have scrolled before this part of the panel came.
    const place = isFirst && kept === undefined ? undefined : holdPlace(kept ?? 0);
    const stopFollowing = location.subscribe(note);
    // Before the browser's Back is told to the panel, which takes this part away at once.
    window.navigation?.addEventListener('navigate', put);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    // The browser announces the first page by itself.
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

/** Shows the brand's icon in the tab; answers how to take it back. */
function putFavicon(address: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => undefined;
  const { href, type } = link;
  link.removeAttribute('type');
  link.href = address;
  return () => Object.assign(link, { href, type });
}

/**
 * Puts the focus on the heading, as soon as there is one, and on the next where that one goes: it may be of what was
 * shown before. A screen that put the focus into a field of its own keeps it there. Returns the way out.
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
