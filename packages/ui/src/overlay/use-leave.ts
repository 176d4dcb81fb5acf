import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onLeft` when the exit animation of an element has ended, or at once without one. */
export function useLeave(leaving: RefObject<Element | null>, isLeaving: boolean, onLeft: () => void) {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (!isLeaving) return undefined;
    let isHere = true;
    const animations = leaving.current?.getAnimations({ subtree: true }) ?? [];
    const leave = async () => {
      await Promise.allSettled(animations.map(({ finished }) => finished));
      if (isHere) left();
    };
    void leave();
    return () => {
      isHere = false;
    };
  }, [leaving, isLeaving]);
}
