import { useEffect, useRef } from 'react';

/** Calls `onLoadMore` once for each time that the end of the items comes near. */
export function useLoadMore(isNear: boolean, count: number, onLoadMore: (() => void) | undefined): void {
  // After a failure the number is the same: it is asked again when the user has scrolled away and come back.
  const asked = useRef(-1);
  useEffect(() => {
    if (!isNear) asked.current = -1;
    if (!isNear || !onLoadMore || asked.current === count) return;
    asked.current = count;
    onLoadMore();
  }, [isNear, count, onLoadMore]);
}
