import { useLayoutEffect, useState } from 'react';
import { isTyping } from '../../overlay/is-typing.ts';

/**
 * Returns the state of a `ShortcutSheet` and opens it on "?", except while a field has the focus.
 * @example
 * const sheet = useShortcutSheet()
 */
export function useShortcutSheet(): { isOpen: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [isOpen, onOpenChange] = useState(false);
  // Before the paint: who sees the page may press at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasChord = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '?' || hasChord || event.defaultPrevented || event.repeat || isTyping(event)) return;
      // A dialog keeps its own keys: a second one over it would hide what it asks.
      if (document.querySelector('[aria-modal="true"], [role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      onOpenChange(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { isOpen, onOpenChange };
}
