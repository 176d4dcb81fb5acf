import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Tail {
  isFollowing: boolean;
  /** How many lines there were when the reader looked elsewhere. */
  seen: number;
  onScroll: () => void;
  follow: () => void;
  release: () => void;
}

/** As near to the end as counts as being there: about a line. */
const near = 24;

/** Keeps the last line in sight until the reader scrolls up, and again from when they come back to the end. */
export function useTail(scroller: RefObject<HTMLElement | null>, count: number, size: number): Tail {
  const [isFollowing, setFollowing] = useState(true);
  const [seen, setSeen] = useState(count);
  const last = useRef(0);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isFollowing) return;
    element.scrollTo(0, element.scrollHeight);
    last.current = element.scrollTop;
  }, [scroller, isFollowing, count, size]);

  const release = () => {
    setFollowing(false);
    if (isFollowing) setSeen(count);
  };

  return {
    isFollowing,
    seen,
    release,
    follow: () => setFollowing(true),
    onScroll: () => {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop, scrollHeight, clientHeight } = element;
      // Growing moves the end away and scrolls nothing: only a way up is the reader's own.
      if (scrollHeight - scrollTop - clientHeight < near) setFollowing(true);
      else if (scrollTop < last.current - 1) release();
      last.current = scrollTop;
    },
  };
}
