import type { MouseEvent } from 'react';

/**
 * The address of a link marked as internal (`data-internal`) that was pressed, which the host then opens without leaving the
 * page. With a modifier the browser opens it apart, as any link.
 */
export function internalLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[data-internal]') : null;
  const href = link?.getAttribute('href');
  if (!href) return undefined;
  event.preventDefault();
  return href;
}
