import { createContext, type RefObject, useId, useRef } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import type { DialogTriggerProps } from 'react-aria-components/Dialog';
import { Provider } from 'react-aria-components/slots';
import { type RootMenuTriggerState, useMenuTriggerState } from 'react-stately/useMenuTriggerState';

/** The state and the ids that a dialog shares with the button that opens it. */
interface DialogTriggerValue {
  state: RootMenuTriggerState;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The dialog's id, to which the button refers, and its name: the button's, unless it has its own. */
  dialogProps: { id: string; 'aria-labelledby': string };
}

export const DialogTriggerContext = createContext<DialogTriggerValue | null>(null);

/**
 * Connects a button with the overlay that it opens. React Aria's own trigger imports popovers, menus and collections; this
 * one leaves them to the overlay, which provides their contexts (`DialogContexts`).
 * @example
 * <DialogTrigger>
 *   <Button>Rename</Button>
 *   <Modal>…</Modal>
 * </DialogTrigger>
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
