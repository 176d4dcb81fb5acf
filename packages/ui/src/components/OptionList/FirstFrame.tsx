import { type ReactNode, use, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/**
 * Keeps the list open during its first frame. Typing into a field that is out of view makes the browser scroll it into view
 * and open its list; the scroll is reported a frame later, and React Aria closes a list when something scrolls under it.
 */
export function FirstFrame({ children }: { children: ReactNode }) {
  const state = use(OverlayTriggerStateContext);
  const isNew = useRef(false);
  const isOpen = state?.isOpen ?? false;

  useEffect(() => {
    if (!isOpen) return undefined;
    isNew.current = true;
    // A frame reports its scrolls before it calls back.
    const frame = requestAnimationFrame(() => {
      isNew.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  if (!state) return children;
  const close = () => {
    if (!isNew.current) state.close();
  };
  return <OverlayTriggerStateContext value={{ ...state, close }}>{children}</OverlayTriggerStateContext>;
}
