import { type RefObject, useLayoutEffect, useState } from 'react';
import { isTabbable } from 'react-aria/private/utils/isFocusable';

/** Whether an element contains a tab stop. React Aria's own hook would import all of its focus containment. */
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
