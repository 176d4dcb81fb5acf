import { useEffect, useRef } from 'react';
import type { Way } from '../platform/asking-first.ts';
import { useApp } from './app-context.ts';
import { useAddress } from './use-address.ts';

/**
 * The way on after an answer. Take it when something is pressed: it leads nowhere once that page was left, even where
 * somebody came back to it, because the answer is no longer what the page waits for.
 */
export function useOnward(): () => Way['navigate'] {
  const { location } = useApp();
  const { path } = useAddress();
  const stay = useRef<object>(undefined);
  useEffect(() => {
    stay.current = {};
    return () => {
      stay.current = undefined;
    };
  }, [path]);
  return () => {
    const pressedIn = stay.current;
    return (...to) => {
      if (stay.current === pressedIn) location.navigate(...to);
    };
  };
}
