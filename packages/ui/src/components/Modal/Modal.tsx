import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import { useOverlayState } from '../../overlay/use-overlay-state.ts';
import type { ModalProps } from './modal-props.ts';

const dialog = later(() => import('./ModalDialog.tsx'));

/**
 * A dialog over the page. It traps and restores focus, locks scrolling and closes on Escape. Its code is loaded when
 * the pointer or the focus reaches the trigger, or when it first opens.
 * @example
 * <Modal isOpen={isOpen} onOpenChange={setOpen}><DialogHeader>Rename</DialogHeader><DialogBody>{fields}</DialogBody></Modal>
 */
export function Modal({ isOpen, defaultOpen, onOpenChange, ...props }: ModalProps) {
  const state = useOverlayState({ isOpen, defaultOpen, onOpenChange });
  const part = useLateDialog(dialog, state);
  return part && <part.ModalDialog {...props} {...state} />;
}

/** Joins a button and the `Modal` that it opens. */
export { DialogTrigger as ModalTrigger } from '../../overlay/DialogTrigger.tsx';
