import type { MouseEvent } from 'react';

/**
 * What a text with links does on a press: the address of one marked as internal (`data-internal`) goes to `follow`, which
 * opens it without leaving the page. With a modifier the browser opens it apart, as any link.
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
