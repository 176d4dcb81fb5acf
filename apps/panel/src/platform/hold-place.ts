/** What a person begins with who goes elsewhere on the page. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'input'];

/** So long a page may take to have its height. Later it is not held: of a scroll bar that is dragged nobody is told. */
const longestMs = 5000;

/**
 * Scrolls there, again whenever the page changes its height: it may be read anew, and be short until it is. It lasts
 * until somebody does something, or the page should be there.
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
  // Every page has its beginning.
  if (top === 0) end();
  return { top, isHeld: () => !signal.aborted, end };
}
