import type { KeyboardEvent } from 'react';

/**
 * Moves the focus along a list of tabs by keys (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrow keys wrap around and
 * follow the text direction, Home and End go to the ends; disabled tabs are skipped.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, isSelecting: boolean) {
  const { key, currentTarget: list } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const step = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const places = new Map([
    ['ArrowRight', at + step],
    ['ArrowLeft', at - step],
    ['Home', 0],
    ['End', tabs.length - 1],
    [' ', at],
  ]);
  const place = places.get(key);
  const tab = place === undefined ? undefined : tabs.at(place % tabs.length);
  if (!tab) return;
  // Otherwise Space would scroll the page when the tab is a link.
  event.preventDefault();
  tab.focus();
  if (isSelecting || key === ' ') tab.click();
}
