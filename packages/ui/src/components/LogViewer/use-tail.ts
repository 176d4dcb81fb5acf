import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface Tail {
  isFollowing: boolean;
  /** The number of lines when the reader scrolled away. */
  seen: number;
  onScroll: () => void;
  follow: () => void;
  release: () => void;
}

/** The distance from the end that still counts as the end: about a line. */
const near = 24;

/** Keeps the last line visible until the reader scrolls up, and again once they scroll back to the end. */
export function useTail(scroller: RefObject<HTMLElement | null>, count: number, size: number): Tail {
  const [{ isFollowing, seen }, setTail] = useState({ isFollowing: true, seen: count });
  const last = useRef(0);
  const lines = useRef(count);

  useLayoutEffect(() => {
    lines.current = count;
    const element = scroller.current;
    if (!element || !isFollowing) return;
    element.scrollTo({ top: element.scrollHeight });
    last.current = element.scrollTop;
  }, [scroller, isFollowing, count, size]);

  const release = useCallback(() => {
    const now = lines.current;
    setTail((tail) => (tail.isFollowing ? { isFollowing: false, seen: now } : tail));
  }, []);
  const follow = useCallback(() => setTail((tail) => (tail.isFollowing ? tail : { ...tail, isFollowing: true })), []);

  return {
    isFollowing,
    seen,
    release,
    follow,
    onScroll: () => {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop, scrollHeight, clientHeight } = element;
      // Growth moves the end away without scrolling: only scrolling up is an action of the reader.
      if (scrollHeight - scrollTop - clientHeight < near) follow();
      else if (scrollTop < last.current - 1) release();
      last.current = scrollTop;
    },
  };
}
