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

  // Fetched at the first use of the page, since a toast may have to say that the network is gone. A host that moves the focus
  // as a page opens has not used it.
  useEffect(() => preloadOnIntent(stacks, document, ['pointerenter', 'pointerdown', 'keydown']), []);
  const part = useLazyPart(stacks, toasts.length);

  // Nobody sees a toast before, so its time does not run.
  useEffect(() => part && toaster.attach(), [toaster, part]);

  // Nobody reads a toast in a tab that is not in front.
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
