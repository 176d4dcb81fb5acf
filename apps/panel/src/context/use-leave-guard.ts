import type { UnsavedChanges } from '@kronos/ui/UnsavedChanges';
import { type RefObject, useEffect, useRef } from 'react';
import type { LeaveGuard } from '../platform/asking-first.ts';
import { withoutRestored } from '../routes/restored.ts';
import { useApp } from './app-context.ts';

/**
 * Passes every navigation away from the page to the guard of a form while the form has unsaved changes: links, the
 * search, a toast and everything else outside the form that navigates, and Back and Forward. Returns the ref for the
 * guard.
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
    // A browser lets a page cancel a traversal once, and only after a user activation: pressing Back again leaves.
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

/** The page of an address. Dialogs over the page keep its forms. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address, window.location.href);
  const query = new URLSearchParams(withoutRestored(search));
  query.delete('process');
  return `${pathname}?${query}`;
}
