import { useContext } from 'react';
import { DialogTriggerContext } from './DialogTrigger.tsx';

/** The props by which a host controls whether an overlay is open. */
export interface OverlayState {
  /** Whether it is open, where the host decides. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, where it decides itself. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Returns the open state of an overlay. Inside of a trigger React Aria ignores `onOpenChange`; this hook calls it in
 * both places.
 */
export function useOverlayState({ isOpen, defaultOpen, onOpenChange }: OverlayState): OverlayState {
  const trigger = useContext(DialogTriggerContext)?.state;
  const isTriggered = trigger !== undefined && isOpen === undefined && defaultOpen === undefined;
  return {
    ...(isTriggered ? { isOpen: trigger.isOpen } : { isOpen, defaultOpen }),
    onOpenChange: (next) => {
      if (isTriggered) trigger.setOpen(next);
      onOpenChange?.(next);
    },
  };
}
