import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Columns {
  columns: number;
  /** The width of one tile; 0 before the first measurement. */
  width: number;
}

/** Returns the number of columns of at least `minWidth` that fit into `element`, and their width. */
export function useColumns(element: RefObject<HTMLElement | null>, minWidth: number, gap: number): Columns {
  const [available, setAvailable] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setAvailable(target.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  const columns = Math.max(1, Math.floor((available + gap) / (minWidth + gap)));
  return { columns, width: available === 0 ? 0 : (available - (columns - 1) * gap) / columns };
}
