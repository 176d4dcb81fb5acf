import { useLayoutEffect, useState } from 'react';
import { isTyping } from '../../overlay/is-typing.ts';

/**
 * Returns the state of a `ShortcutSheet` and opens it on "?", except while a field has the focus.
 * @example
 * const sheet = useShortcutSheet()
 */
export function useShortcutSheet(): { isOpen: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [isOpen, onOpenChange] = useState(false);
  // A layout effect, because the user may press the key as soon as the page is painted.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasChord = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '?' || hasChord || event.defaultPrevented || event.repeat || isTyping(event)) return;
      // Not over another dialog, whose content the sheet would hide.
      if (document.querySelector('[aria-modal="true"], [role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      onOpenChange(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { isOpen, onOpenChange };
}
