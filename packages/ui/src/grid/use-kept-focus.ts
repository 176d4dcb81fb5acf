import { useEffect, useRef } from 'react';

interface Acted {
  key: string;
  /** The position of the row. */
  at: number;
  grid: HTMLElement;
}

/**
 * Keeps the focus in a grid when the row that was acted on disappears: it moves to the row that takes its place. A dialog
 * that was opened from the row cannot give the focus back, so its closing is waited for. Returns a function that remembers
 * the row of a button.
 */
export function useKeptFocus(keys: readonly string[]) {
  const last = useRef<Acted | undefined>(undefined);

  useEffect(() => {
    const gone = last.current;
    if (!gone || keys.includes(gone.key)) return undefined;
    let frame = 0;
    const look = () => {
      const { activeElement, body } = document;
      const focused = activeElement ?? body;
      const dialog = focused.closest('[role="dialog"], [role="alertdialog"]');
      // The row is remembered until then: the list may be read again while the dialog closes, and the page behind it
      // takes no focus before it is gone.
      if (focused !== body && (!dialog || dialog.contains(gone.grid))) {
        if (last.current === gone) last.current = undefined;
        return;
      }
      if (focused === body) focusRow(gone.grid, Math.min(gone.at, keys.length - 1));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [keys]);

  return (button: Element) => {
    const grid = button.closest('table');
    const key = button.closest<HTMLElement>('[data-key]')?.dataset['key'];
    if (grid && key !== undefined) last.current = { key, at: keys.indexOf(key), grid };
  };
}

/** Without rows, what stands in their place may have a button. */
function focusRow(grid: HTMLElement, at: number) {
  const row = grid.querySelectorAll('[data-key]')[at];
  const target = row?.querySelector<HTMLElement>('button:last-of-type') ?? grid.querySelector('tbody button');
  (target ?? grid.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
}
