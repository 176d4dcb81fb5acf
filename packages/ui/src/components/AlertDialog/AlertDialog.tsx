import { useRef } from 'react';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { type AlertContent, AlertPanel } from './AlertPanel.tsx';

export interface AlertDialogProps
  extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'>,
    AlertContent {
  /** The main action; the dialog closes after it. */
  onConfirm?: (() => void) | undefined;
  /** Cancel, or Escape where there is a cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Interrupts with one message, or with one question. Escape is an answer of no. */
export function AlertDialog({
  size = 'small',
  isOpen,
  defaultOpen,
  onOpenChange,
  onConfirm,
  onCancel,
  ...content
}: AlertDialogProps) {
  const isConfirmed = useRef(false);

  const change = (next: boolean) => {
    if (!next && !isConfirmed.current) onCancel?.();
    isConfirmed.current = false;
    onOpenChange?.(next);
  };

  return (
    <Modal
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      size={size}
      role="alertdialog"
      isDismissable={false}
      onOpenChange={change}
    >
      {({ close }) => (
        <AlertPanel
          {...content}
          onCancel={close}
          onConfirm={() => {
            isConfirmed.current = true;
            onConfirm?.();
            close();
          }}
        />
      )}
    </Modal>
  );
}
