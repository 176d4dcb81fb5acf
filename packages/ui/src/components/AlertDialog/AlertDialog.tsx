import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { AlertDialogProps } from './alert-dialog-props.ts';

const modal = later(() => import('./AlertModal.tsx'));

/** Interrupts with one message, or with one question. Escape is an answer of no. */
export function AlertDialog(props: AlertDialogProps) {
  const part = useLateDialog(modal, props);
  return part && <part.AlertModal {...props} />;
}

/** Fetches what an alert dialog is drawn by, ahead of the first one: it may have to say that the network is gone. */
export const fetchAlertDialog = async (): Promise<void> => void (await modal.load());
