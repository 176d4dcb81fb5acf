import { useEffect, useRef } from 'react';

/**
 * Returns a function that gives the focus back to the switch of a row once a dialog has gone, unless it is elsewhere by
 * then. The dialog itself gives it back too early when the page behind it is drawn again while it closes.
 */
export function useReturnFocus() {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return (list: HTMLElement | null, key: string) => {
    const look = () => {
      const focused = document.activeElement ?? document.body;
      // The page takes no focus before the dialog is gone.
      const isOpen = focused.closest('[role="alertdialog"]') !== null;
      if (focused !== document.body && !isOpen) return;
      if (!isOpen) list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] input`)?.focus();
      if (list?.isConnected) frame.current = requestAnimationFrame(look);
    };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(look);
  };
}
