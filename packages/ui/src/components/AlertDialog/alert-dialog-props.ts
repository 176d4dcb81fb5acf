import type { ModalProps } from '../Modal/modal-props.ts';
import type { AlertContent } from './AlertPanel.tsx';

export interface AlertDialogProps
  extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'>,
    AlertContent {
  /** Called when the main action is chosen; the dialog then closes. */
  onConfirm?: (() => void) | undefined;
  /** Called when the dialog is cancelled: by its button or, where there is one, by Escape. */
  onCancel?: (() => void) | undefined;
}
