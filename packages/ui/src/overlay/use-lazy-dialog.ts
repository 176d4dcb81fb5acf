import { type RefObject, useContext } from 'react';
import { DialogTriggerContext } from './DialogTrigger.tsx';
import { type LazyPart, useLazyPart, usePreloadOnIntent } from './lazy-part.ts';
import type { OverlayState } from './use-overlay-state.ts';

interface LazyDialog extends Pick<OverlayState, 'isOpen' | 'defaultOpen'> {
  /** The element at which the dialog opens when there is no trigger around it. */
  triggerRef?: RefObject<Element | null> | undefined;
}

/** Returns the code of a dialog, which loads on intent at its trigger or when the dialog first opens. */
export function useLazyDialog<Part>(
  part: LazyPart<Part>,
  { isOpen, defaultOpen, triggerRef }: LazyDialog,
): Part | undefined {
  const trigger = useContext(DialogTriggerContext);
  usePreloadOnIntent(part, trigger?.triggerRef ?? triggerRef);
  return useLazyPart(part, isOpen ?? defaultOpen ?? trigger?.state.isOpen ?? false);
}
