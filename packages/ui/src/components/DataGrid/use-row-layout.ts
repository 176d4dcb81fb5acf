import { type RefObject, useEffect, useState } from 'react';
import { cardsBelow } from '../../grid/layout.ts';

/**
 * Returns the height of the header, which follows density and pointer as that of a row does, and whether the grid is so
 * narrow that its rows are cards.
 */
export function useRowLayout(gridRef: RefObject<HTMLTableElement | null>) {
  const [headerHeight, setHeaderHeight] = useState(40);
  const [isStacked, setStacked] = useState(false);
  useEffect(() => {
    const header = gridRef.current?.querySelector<HTMLElement>('[aria-rowindex="1"]');
    // The frame: the scroller is narrower by its scroll bar, and the columns may be wider than both.
    const frame = gridRef.current?.parentElement?.parentElement;
    if (!header || !frame) return undefined;
    const observer = new ResizeObserver(() => {
      setHeaderHeight(header.offsetHeight);
      setStacked(frame.clientWidth > 0 && frame.clientWidth < cardsBelow);
    });
    observer.observe(header);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [gridRef]);
  return { headerHeight, isStacked };
}
