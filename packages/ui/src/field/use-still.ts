import { useEffect, useState } from 'react';

/**
 * Returns the value, without updating it during a press. A press moves the focus out of a field, whose error may then appear
 * or disappear: if that moved the pressed element, the press would miss it.
 */
export function useStill<T extends string | undefined>(value: T): T {
  const [still, setStill] = useState(value);
  const [isPressed, setPressed] = useState(false);
  if (!isPressed && still !== value) setStill(value);

  useEffect(() => {
    const unmounted = new AbortController();
    const on = <T extends keyof DocumentEventMap>(type: T, listener: (event: DocumentEventMap[T]) => void) =>
      document.addEventListener(type, listener, { capture: true, signal: unmounted.signal });
    // Mouse events, which a tap emits too. A click follows `mouseup` in the same task.
    on('mousedown', ({ button }) => setPressed(button === 0));
    on('mouseup', () => setTimeout(setPressed, 0, false));
    on('dragend', () => setPressed(false));
    // The system's context menu swallows the following events.
    on('contextmenu', () => setPressed(false));
    return () => unmounted.abort();
  }, []);

  return isPressed ? still : value;
}
