import { useCallback, useEffect, useState } from 'react';
import type { UnsavedDialogProps } from './UnsavedDialog.tsx';

/** The guard of a page with unsaved changes. */
export interface UnsavedChanges {
  /** Calls `leave` at once when there are no unsaved changes, otherwise after the user has confirmed. */
  guard: (leave: () => void) => void;
  /** The props of the `UnsavedDialog`. */
  dialog: UnsavedDialogProps;
}

/**
 * Protects unsaved changes. The host passes its own navigation through `guard`; when the tab is closed or reloaded, the
 * browser asks for confirmation.
 * @example
 * const { guard, dialog } = useUnsavedChanges(isDirty)
 */
export function useUnsavedChanges(isChanged: boolean): UnsavedChanges {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const guard = useCallback(
    (leave: () => void) => {
      if (isChanged) setWaiting(() => leave);
      else leave();
    },
    [isChanged],
  );

  return {
    guard,
    dialog: {
      isOpen: waiting !== null,
      onLeave: () => waiting?.(),
      onOpenChange: (isOpen) => {
        if (!isOpen) setWaiting(null);
      },
    },
  };
}
