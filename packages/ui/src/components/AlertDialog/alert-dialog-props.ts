import type { ModalProps } from '../Modal/modal-props.ts';
import type { AlertContent } from './AlertPanel.tsx';

export interface AlertDialogProps
  extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'size'>,
    AlertContent {
  /** The main action; the dialog closes after it. */
  onConfirm?: (() => void) | undefined;
  /** Cancel, or Escape where there is a cancel button. */
  onCancel?: (() => void) | undefined;
}
