import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a page synchronously, effects included, and reports when two frames have been painted. */
export function mount(page: ReactNode) {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root to draw into.');
  const root = createRoot(place);
  flushSync(() => root.render(page));
  requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(new Event('mounted'))));
}
