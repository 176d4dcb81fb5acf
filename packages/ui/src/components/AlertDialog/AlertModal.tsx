import { useRef } from 'react';
import { useOverlayState } from '../../overlay/use-overlay-state.ts';
import { ModalDialog } from '../Modal/ModalDialog.tsx';
import type { AlertDialogProps } from './alert-dialog-props.ts';
import { AlertPanel } from './AlertPanel.tsx';

/** The dialog of an `AlertDialog`. */
export function AlertModal({
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
  const state = useOverlayState({ isOpen, defaultOpen, onOpenChange: change });

  return (
    <ModalDialog {...state} size={size} role="alertdialog" isDismissable={false}>
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
    </ModalDialog>
  );
}
