import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components/Dialog';
import { ModalOverlay, Modal as RACModal } from 'react-aria-components/Modal';
import { type OverlayState, useOverlayState } from '../../overlay/use-overlay-state.ts';
import * as css from './Modal.css.ts';
import type { ModalSize } from './sizes.ts';

export interface ModalProps extends OverlayState {
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
  const state = useOverlayState({ isOpen, defaultOpen, onOpenChange });
  return (
    <ModalOverlay
      {...state}
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
