import type { KeyboardEvent } from 'react';

/**
 * Moves along the tabs of a list by its keys (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): arrows go round its ends and
 * follow the direction of the text, Home and End go to them; what is disabled is passed over.
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
  // Else Space would scroll the page under a tab that is a link.
  event.preventDefault();
  tab.focus();
  if (isSelecting || key === ' ') tab.click();
}
