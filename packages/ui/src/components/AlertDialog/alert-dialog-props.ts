import type { ModalProps } from '../Modal/modal-props.ts';
import type { AlertContent } from './AlertPanel.tsx';

export interface AlertDialogProps
  extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'>,
    AlertContent {
  /** The main action; the dialog closes after it. */
  onConfirm?: (() => void) | undefined;
  /** Called when the dialog is cancelled: by its button or, where there is one, by Escape. */
  onCancel?: (() => void) | undefined;
}
