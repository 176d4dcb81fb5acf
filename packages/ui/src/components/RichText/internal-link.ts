import type { MouseEvent } from 'react';

/**
 * Returns a click handler for text with links. It passes the address of an internal link (`data-internal`) to
 * `follow`, which opens it without a page load. With a modifier key the browser opens it in a new tab, like any link.
 */
export const followInternal =
  (follow: (href: string) => void) =>
  (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[data-internal]') : null;
    const href = link?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    follow(href);
  };
