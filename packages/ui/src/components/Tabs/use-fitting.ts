import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitTabs } from './fit-tabs.ts';

/** The width of the menu's button, with the gap before it. */
const more = 44;

interface Measures {
  available: number;
  widths: readonly number[];
}

/** Returns the indices of the tabs that fit into `place`. `ruler` has one child for each tab, with its width. */
export function useFitting(
  place: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  count: number,
  selected: number,
): number[] {
  const [measures, setMeasures] = useState<Measures>();
  useLayoutEffect(() => {
    const outer = place.current;
    const inner = ruler.current;
    if (!outer || !inner) return undefined;
    const measure = () => {
      const widths = [...inner.children].map((child) => child.getBoundingClientRect().width);
      setMeasures((before) => {
        const same = before?.available === outer.clientWidth && before.widths.every((width, i) => width === widths[i]);
        return same && before.widths.length === widths.length ? before : { available: outer.clientWidth, widths };
      });
    };
    measure();
    // The ruler changes its size with fonts and labels, the place with the window.
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [place, ruler]);
  if (measures?.widths.length !== count) return Array.from({ length: count }, (_, index) => index);
  return fitTabs({ ...measures, more, selected });
}
