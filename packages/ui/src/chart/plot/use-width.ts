import { type RefCallback, useCallback, useState } from 'react';

// A guess for the server and the first render; the drawing scales until its container is measured.
const guess = 640;

/** Returns a ref for an element and the element's current width in whole pixels. */
export function useWidth(): [ref: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(guess);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth) || guess);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
