import { type ReactNode, useContext } from 'react';
import { Dialog, type DialogProps, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { ModalOverlay, type ModalOverlayProps, Modal as RACModal } from 'react-aria-components/Modal';
import * as css from './Modal.css.ts';
import type { ModalSize } from './sizes.ts';

export interface ModalProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** Its width: mini 320, small 440, standard 600, large 880, huge 1200 px (spec §9). @default 'standard' */
  size?: ModalSize | undefined;
  /** A press on the scrim closes it. Off where something typed would be lost. @default true */
  isDismissable?: boolean | undefined;
  /** Escape does not close it. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  /** `alertdialog` interrupts; prefer `AlertDialog`. @default 'dialog' */
  role?: DialogProps['role'] | undefined;
  /** Its name, only for a dialog without a `DialogHeader`. */
  'aria-label'?: string | undefined;
  /** `DialogHeader`, `DialogBody` and `DialogFooter`, or a function that is given `close`. Mounted only while open. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}

/** A dialog over the page. Escape, focus, scroll lock and return of focus are taken care of. */
export function Modal({
  size = 'standard',
  isDismissable = true,
  isKeyboardDismissDisabled = false,
  role = 'dialog',
  'aria-label': label,
  children,
  isOpen,
  defaultOpen,
  onOpenChange,
}: ModalProps) {
  // Inside of a `ModalTrigger` React Aria would drop `onOpenChange`; here it is heard in both places.
  const trigger = useContext(OverlayTriggerStateContext);
  const isTriggered = trigger !== null && isOpen === undefined && defaultOpen === undefined;
  const change = (next: boolean) => {
    if (isTriggered) trigger.setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <ModalOverlay
      {...(isTriggered ? { isOpen: trigger.isOpen } : { isOpen, defaultOpen })}
      onOpenChange={change}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      className={css.overlay}
    >
      <RACModal className={css.modal({ size })}>
        <Dialog role={role} {...(label ? { 'aria-label': label } : {})} className={css.dialog}>
          {children}
        </Dialog>
      </RACModal>
    </ModalOverlay>
  );
}

/** Joins a button and the `Modal` that it opens. */
export { DialogTrigger as ModalTrigger } from 'react-aria-components/Dialog';
