import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import { useOverlayState } from '../../overlay/use-overlay-state.ts';
import type { ModalProps } from './modal-props.ts';

const dialog = later(() => import('./ModalDialog.tsx'));

/**
 * A dialog over the page. Escape, focus, scroll lock and return of focus are taken care of. Its code comes when a hand is near
 * its trigger, or when it first opens.
 */
export function Modal({ isOpen, defaultOpen, onOpenChange, ...props }: ModalProps) {
  const state = useOverlayState({ isOpen, defaultOpen, onOpenChange });
  const part = useLateDialog(dialog, state);
  return part && <part.ModalDialog {...props} {...state} />;
}

/** Joins a button and the `Modal` that it opens. */
export { DialogTrigger as ModalTrigger } from '../../overlay/DialogTrigger.tsx';
