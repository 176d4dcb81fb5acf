import { useEffect, useState } from 'react';

/**
 * Returns true from the frame after `isOpen`. Focus may have scrolled the trigger into view, and that scroll event is
 * dispatched with the next frame: an overlay that closes on scroll must not react to it.
 */
export function useAfterScroll(isOpen: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Scroll events are dispatched before this in the same frame.
    const frame = requestAnimationFrame(() => setOver(true));
    return () => {
      cancelAnimationFrame(frame);
      setOver(false);
    };
  }, [isOpen]);
  return isOpen && isOver;
}
