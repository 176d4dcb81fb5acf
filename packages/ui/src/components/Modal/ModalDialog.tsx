import { Dialog } from 'react-aria-components/Dialog';
import { ModalOverlay, Modal as RACModal } from 'react-aria-components/Modal';
import { DialogContexts } from '../../overlay/DialogContexts.tsx';
import type { ModalProps } from './modal-props.ts';
import * as css from './Modal.css.ts';

/** The dialog of a `Modal`, with the code that React Aria needs for it. */
export function ModalDialog({
  size = 'standard',
  isSteady = false,
  isDismissable = true,
  isKeyboardDismissDisabled = false,
  role = 'dialog',
  'aria-label': label,
  children,
  ...state
}: ModalProps) {
  return (
    <DialogContexts>
      <ModalOverlay
        {...state}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={isKeyboardDismissDisabled}
        className={css.overlay}
      >
        <RACModal className={css.modal({ size, isSteady, isSheet: role === 'alertdialog' })}>
          <Dialog role={role} {...(label ? { 'aria-label': label } : {})} className={css.dialog}>
            {children}
          </Dialog>
        </RACModal>
      </ModalOverlay>
    </DialogContexts>
  );
}
