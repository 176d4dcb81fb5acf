import { useEffect, useState } from 'react';

/**
 * True from the frame after `isOpen`. A trigger that took the focus may have been scrolled into view by that, of which the
 * page is told with its next frame: what floats beside it and closes on a scroll must not take this one for its own.
 */
export function useAfterScroll(isOpen: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Events of scrolling come before this in the same frame.
    const frame = requestAnimationFrame(() => setOver(true));
    return () => {
      cancelAnimationFrame(frame);
      setOver(false);
    };
  }, [isOpen]);
  return isOpen && isOver;
}
