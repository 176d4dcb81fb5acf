import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from '../../overlay/is-typing.ts';

/** Whether the key is K, also on layouts without Latin letters. */
const isK = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[\u0020-\u024f]$/.test(key));

/**
 * Calls the given function on Cmd+K or Ctrl+K anywhere on the page, except while a field has the focus (spec §2).
 * @example
 * useSearchShortcut(open)
 */
export function useSearchShortcut(onOpen: () => void, { isDisabled = false }: { isDisabled?: boolean } = {}): void {
  const open = useEffectEvent(onOpen);
  // A layout effect, because the user may press the keys as soon as the page is painted.
  useLayoutEffect(() => {
    if (isDisabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      const isChord = event.metaKey !== event.ctrlKey && !event.altKey && !event.shiftKey;
      if (!isChord || event.defaultPrevented || event.repeat || !isK(event) || isTyping(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isDisabled]);
}
