import { type ReactNode, useRef } from 'react';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button, type ButtonTone } from '../Button/Button.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../Modal/DialogParts.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import * as css from './AlertDialog.css.ts';
import { KindMark } from './KindMark.tsx';
import type { AlertKind } from './kinds.ts';

export interface AlertDialogProps extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'> {
  /** Says what happened or asks what is about to. */
  title: ReactNode;
  /** What is safe and what to do. */
  children?: ReactNode;
  /** Its icon. @default 'info' */
  kind?: AlertKind | undefined;
  /** Word of the button that acts. @default the kit's 'OK' */
  confirmLabel?: string | undefined;
  /** How strongly that button warns. @default 'danger' for kind warning with `hasCancel`, else 'accent' */
  confirmTone?: ButtonTone | undefined;
  /** Asks: shows the cancel button too. @default false */
  hasCancel?: boolean | undefined;
  /** Word of the button that leaves without acting. @default the kit's 'Cancel' */
  cancelLabel?: string | undefined;
  /** The main action cannot be taken yet. @default false */
  isConfirmDisabled?: boolean | undefined;
  /** The main action; the dialog closes after it. */
  onConfirm?: (() => void) | undefined;
  /** Cancel, or Escape where there is a cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Interrupts with one message, or with one question. Escape is an answer of no. */
export function AlertDialog({
  title,
  children,
  kind = 'info',
  size = 'small',
  confirmLabel,
  hasCancel = false,
  confirmTone = kind === 'warning' && hasCancel ? 'danger' : 'accent',
  cancelLabel,
  isConfirmDisabled = false,
  onConfirm,
  onCancel,
  onOpenChange,
  ...state
}: AlertDialogProps) {
  const messages = useWords(defaultBaseMessages);

  const isConfirmed = useRef(false);

  const change = (isOpen: boolean) => {
    if (!isOpen && !isConfirmed.current) onCancel?.();
    isConfirmed.current = false;
    onOpenChange?.(isOpen);
  };

  return (
    <Modal {...state} size={size} role="alertdialog" isDismissable={false} onOpenChange={change}>
      {({ close }) => (
        <>
          <DialogHeader hasClose={false} icon={<KindMark kind={kind} />}>
            {title}
          </DialogHeader>
          {children && (
            <DialogBody>
              <div className={css.body}>{children}</div>
            </DialogBody>
          )}
          <DialogFooter>
            {hasCancel && (
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- what destroys is never one stray Enter away
              <Button autoFocus={confirmTone === 'danger'} onPress={close}>
                {cancelLabel ?? messages.cancel}
              </Button>
            )}
            <Button
              tone={confirmTone}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog opens on its answer (ARIA APG)
              autoFocus={!hasCancel || confirmTone !== 'danger'}
              isDisabled={isConfirmDisabled}
              onPress={() => {
                isConfirmed.current = true;
                onConfirm?.();
                close();
              }}
            >
              {confirmLabel ?? messages.ok}
            </Button>
          </DialogFooter>
        </>
      )}
    </Modal>
  );
}
