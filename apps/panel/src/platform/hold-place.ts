/** The events that begin every interaction with the page. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'input'];

/**
 * The time in which a page must reach its height. It is not held longer, because dragging a scroll bar causes no
 * event.
 */
const longestMs = 5000;

/**
 * Scrolls to a position, and again whenever the page's height changes: a page that is loaded again may be short at
 * first. Ends with the user's first interaction, or when the page should be complete.
 */
export function holdPlace(top: number) {
  const life = new AbortController();
  const signal = AbortSignal.any([life.signal, AbortSignal.timeout(longestMs)]);
  const end = () => life.abort();
  const go = () => window.scrollTo(0, top);
  const growth = new ResizeObserver(go);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of signs) window.addEventListener(sign, end, { capture: true, passive: true, signal });
  growth.observe(document.body);
  go();
  // Every page is tall enough for its top.
  if (top === 0) end();
  return { top, isHeld: () => !signal.aborted, end };
}
