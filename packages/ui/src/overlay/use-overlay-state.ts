import { useContext } from 'react';
import { DialogTriggerContext } from './DialogTrigger.tsx';

/** The props by which a host controls whether an overlay is open. */
export interface OverlayState {
  /** Whether the overlay is open, when the host controls it. */
  isOpen?: boolean | undefined;
  /** Whether the overlay is open initially, when the host does not control it. */
  defaultOpen?: boolean | undefined;
  /** Called when the overlay opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Returns the open state of an overlay. React Aria ignores `onOpenChange` inside a trigger; this hook always calls it.
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
