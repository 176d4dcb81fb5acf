import { createContext, type RefObject, useId, useRef } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import type { DialogTriggerProps } from 'react-aria-components/Dialog';
import { Provider } from 'react-aria-components/slots';
import { type RootMenuTriggerState, useMenuTriggerState } from 'react-stately/useMenuTriggerState';

/** What a dialog knows of the button that opens it. */
interface DialogTriggerValue {
  state: RootMenuTriggerState;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Of the dialog: the button points to it, and names it where nothing else does. */
  dialogProps: { id: string; 'aria-labelledby': string };
}

export const DialogTriggerContext = createContext<DialogTriggerValue | null>(null);

/**
 * Joins a button and what it opens. React Aria's own would bring popovers, menus and their collections along; with this one
 * they come with what is opened, which hands it on to them (`DialogContexts`).
 */
export function DialogTrigger({ children, ...props }: DialogTriggerProps) {
  // A menu's state, for the submenus of a menu within the dialog.
  const state = useMenuTriggerState(props);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, triggerRef);
  const triggerId = useId();
  const dialogId = useId();
  const dialogProps = { id: overlayProps.id ?? dialogId, 'aria-labelledby': triggerId };
  const pressProps = { ...triggerProps, id: triggerId };
  return (
    <Provider values={[[DialogTriggerContext, { state, triggerRef, dialogProps }]]}>
      <PressResponder {...pressProps} ref={triggerRef} isPressed={state.isOpen}>
        {children}
      </PressResponder>
    </Provider>
  );
}
