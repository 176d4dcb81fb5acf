import { useEffect } from 'react';
import { announce, clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import type { OptionsState } from '../../field/use-options.ts';

// React Aria's first announcement on a page waits for 100 ms until its live region is known to screen readers.
const delay = 150;

/** Replaces React Aria's "0 options available" while a list is loading or has failed, and announces a failure. */
export function useOptionsAnnounced(state: OptionsState, isOpen: boolean, failure: string): void {
  useEffect(() => {
    if (!isOpen || state === 'ready') return undefined;
    clearAnnouncer('assertive');
    const timer = setTimeout(() => {
      clearAnnouncer('assertive');
      if (state === 'failed') announce(failure, 'assertive');
    }, delay);
    return () => clearTimeout(timer);
  }, [state, isOpen, failure]);
}
