import { useEffect, useRef } from 'react';
import type { Way } from '../platform/asking-first.ts';
import { useApp } from './app-context.ts';
import { useAddress } from './use-address.ts';

/**
 * Returns a function that gives the navigation to use after a response. Call it when the button is pressed: its
 * `navigate` does nothing once the page has been left, even if the user has come back to it, because that page no
 * longer waits for the response.
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
