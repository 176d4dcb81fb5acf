import { useEffect, useState } from 'react';

/**
 * The value, which waits while something is pressed. A press takes the focus from a field, whose error then comes or goes:
 * if it moved what is being pressed, the press would miss it.
 */
export function useStill<T extends string | undefined>(value: T): T {
  const [still, setStill] = useState(value);
  const [isPressed, setPressed] = useState(false);
  if (!isPressed && still !== value) setStill(value);

  useEffect(() => {
    const unmounted = new AbortController();
    const on = <T extends keyof DocumentEventMap>(type: T, listener: (event: DocumentEventMap[T]) => void) =>
      document.addEventListener(type, listener, { capture: true, signal: unmounted.signal });
    // Of a mouse, and what the tap of a finger ends in. A click comes after `mouseup`, in the same task.
    on('mousedown', ({ button }) => setPressed(button === 0));
    on('mouseup', () => setTimeout(setPressed, 0, false));
    on('dragend', () => setPressed(false));
    // A system's own menu takes what follows.
    on('contextmenu', () => setPressed(false));
    return () => unmounted.abort();
  }, []);

  return isPressed ? still : value;
}
