import { useEffect, useRef } from 'react';

/**
 * Returns a function that returns the focus to the switch of a row once a dialog has closed, unless it is elsewhere by
 * then. The dialog's own return of the focus is too early when the page behind it renders again while it closes.
 */
export function useReturnFocus() {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return (list: HTMLElement | null, key: string) => {
    const look = () => {
      const focused = document.activeElement ?? document.body;
      // The page takes no focus before the dialog has closed.
      const isOpen = focused.closest('[role="alertdialog"]') !== null;
      if (focused !== document.body && !isOpen) return;
      if (!isOpen) list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] input`)?.focus();
      if (list?.isConnected) frame.current = requestAnimationFrame(look);
    };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(look);
  };
}
