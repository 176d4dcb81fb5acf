import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the row that had it disappears: it moves to the row that takes its place, or to the list
 * itself. A dialog that was opened from the row cannot give the focus back, so its closing is waited for. Returns the
 * handler that remembers the row.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const last = useRef<{ key: string; at: number } | undefined>(undefined);

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
      if (focused !== body && (!dialog || dialog.contains(list.current))) {
        if (last.current === gone) last.current = undefined;
        return;
      }
      if (focused === body) focusRow(list.current, Math.min(gone.at, keys.length - 1));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [list, keys]);

  return (target: Element) => {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    if (key !== undefined) last.current = { key, at: keys.indexOf(key) };
  };
}

function focusRow(list: HTMLElement | null, at: number) {
  const row = list?.querySelectorAll('[data-key]')[at];
  (row?.querySelector<HTMLElement>('button:last-of-type') ?? list)?.focus();
}
