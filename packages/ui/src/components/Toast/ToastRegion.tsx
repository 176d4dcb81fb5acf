import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart, preloadOnIntent, useLazyPart } from '../../overlay/lazy-part.ts';
import type { Toaster, ToastRecord } from './create-toaster.ts';

export interface ToastRegionProps {
  /** The toaster whose toasts the region shows. */
  toaster: Toaster;
}

const stacks = lazyPart(() => import('./ToastStacks.tsx'));
const none: readonly ToastRecord[] = [];

/**
 * The landmark in which toasts appear, with a stack in each corner. Render one per page.
 * @example
 * <ToastRegion toaster={toaster} />
 */
export function ToastRegion({ toaster }: ToastRegionProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getToasts, () => none);

  // Loaded at the first use of the page, since a toast may have to report that the network is down. A focus that the host
  // sets when a page opens is not a use.
  useEffect(() => preloadOnIntent(stacks, document, ['pointerenter', 'pointerdown', 'keydown']), []);
  const part = useLazyPart(stacks, toasts.length);

  // No toast is visible before, so the timers do not run.
  useEffect(() => part && toaster.attach(), [toaster, part]);

  // Toasts cannot be read in a hidden tab.
  useEffect(() => {
    const follow = () => toaster.setPaused('hidden', document.visibilityState === 'hidden');
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      toaster.setPaused('hidden', false);
    };
  }, [toaster]);

  return (
    part && toasts.length > 0 && createPortal(<part.ToastStacks toaster={toaster} toasts={toasts} />, document.body)
  );
}
