import { lazyPart } from '../../overlay/lazy-part.ts';
import { useLazyDialog } from '../../overlay/use-lazy-dialog.ts';
import type { AlertDialogProps } from './alert-dialog-props.ts';

const modal = lazyPart(() => import('./AlertModal.tsx'));

/**
 * A dialog that interrupts with one message or one question. Escape cancels it.
 * @example
 * <AlertDialog kind="question" title="Delete cinema?" confirmLabel="Delete" hasCancel onConfirm={remove} />
 */
export function AlertDialog(props: AlertDialogProps) {
  const part = useLazyDialog(modal, props);
  return part && <part.AlertModal {...props} />;
}

/**
 * Loads the code of `AlertDialog` before it is first needed, so that it can report that the network is down.
 * @example
 * void fetchAlertDialog()
 */
export const fetchAlertDialog = async (): Promise<void> => void (await modal.load());
