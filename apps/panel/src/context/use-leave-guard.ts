import type { UnsavedChanges } from '@kronos/ui/UnsavedChanges';
import { type RefObject, useEffect, useRef } from 'react';
import type { LeaveGuard } from '../platform/asking-first.ts';
import { withoutRestored } from '../routes/restored.ts';
import { useApp } from './app-context.ts';

/**
 * Sends what leads away from the page through the guard of a form while that has unsaved changes: links, the search, a
 * toast and whatever else goes to another address, which stand outside of the form and know nothing of it, and Back and
 * Forward. Answers the ref that takes the guard.
 */
export function useLeaveGuard(isChanged: boolean): RefObject<UnsavedChanges['guard'] | null> {
  const { location } = useApp();
  const guard = useRef<UnsavedChanges['guard']>(null);

  useEffect(() => {
    if (!isChanged) return undefined;
    const isHere = (address: string) => pageOf(address) === pageOf(location.read());
    const ask: LeaveGuard = (to, leave) => (isHere(to) ? leave() : guard.current?.(leave));

    const { navigation } = window;
    let isAgreed = false;
    // A browser lets itself be held once, and only by a page in which somebody did something: who presses Back again goes.
    const askTraverse = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented || isAgreed) return;
      const { key, url } = event.destination;
      if (isHere(url)) return;
      event.preventDefault();
      guard.current?.(() => {
        isAgreed = true;
        navigation?.traverseTo(key);
      });
    };

    location.guards.add(ask);
    navigation?.addEventListener('navigate', askTraverse);
    return () => {
      location.guards.delete(ask);
      navigation?.removeEventListener('navigate', askTraverse);
    };
  }, [isChanged, location]);

  return guard;
}

/** The page of an address. What opens over it leaves its forms as they are. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.href);
  const query = new URLSearchParams(withoutRestored(search));
  query.delete('process');
  return `${pathname}?${query}`;
}
