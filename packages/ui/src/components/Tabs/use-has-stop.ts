import { type RefObject, useLayoutEffect, useState } from 'react';
import { isTabbable } from 'react-aria/private/utils/isFocusable';

/** Whether Tab stops at something within an element. React Aria's own brings all that keeps the focus in a dialog. */
export function useHasStop(place: RefObject<Element | null>): boolean {
  const [hasStop, setHasStop] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const look = () => setHasStop(Array.from(element.querySelectorAll('*')).some(isTabbable));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled'] });
    return () => observer.disconnect();
  }, [place]);
  return hasStop;
}
