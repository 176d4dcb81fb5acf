import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media condition matches at present, such as `(max-width: 479px)`. */
export function useMedia(condition: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(follow, () => matchMedia(condition).matches);
}
