import { type RefObject, useContext } from 'react';
import { DialogTriggerContext } from './DialogTrigger.tsx';
import { type Later, useLater, useLoadNear } from './later.ts';
import type { OverlayState } from './use-overlay-state.ts';

interface LateDialog extends Pick<OverlayState, 'isOpen' | 'defaultOpen'> {
  /** What it opens at, where no trigger is around it. */
  triggerRef?: RefObject<Element | null> | undefined;
}

/** The code of what opens over the page: it comes when a hand is near the trigger, or when it first opens. */
export function useLateDialog<Part>(
  part: Later<Part>,
  { isOpen, defaultOpen, triggerRef }: LateDialog,
): Part | undefined {
  const trigger = useContext(DialogTriggerContext);
  useLoadNear(part, trigger?.triggerRef ?? triggerRef);
  return useLater(part, isOpen ?? defaultOpen ?? trigger?.state.isOpen ?? false);
}
