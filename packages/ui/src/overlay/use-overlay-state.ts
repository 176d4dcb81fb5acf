import { useContext } from 'react';
import { DialogTriggerContext } from './DialogTrigger.tsx';

/** How a host opens an overlay, or learns that it opened. */
export interface OverlayState {
  /** Whether it is open, where the host decides. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, where it decides itself. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Inside of a trigger React Aria would drop `onOpenChange`; with this it is heard in both places. */
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
