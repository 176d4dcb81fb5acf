import { lazyPart } from '../../overlay/lazy-part.ts';
import { useLazyDialog } from '../../overlay/use-lazy-dialog.ts';
import { useOverlayState } from '../../overlay/use-overlay-state.ts';
import type { ModalProps } from './modal-props.ts';

const dialog = lazyPart(() => import('./ModalDialog.tsx'));

/**
 * A dialog over the page. It traps and restores focus, locks scrolling and closes on Escape. Its code is loaded when
 * the pointer or the focus reaches the trigger, or when it first opens.
 * @example
 * <Modal isOpen={isOpen} onOpenChange={setOpen}><DialogHeader>Rename</DialogHeader><DialogBody>{fields}</DialogBody></Modal>
 */
export function Modal({ isOpen, defaultOpen, onOpenChange, ...props }: ModalProps) {
  const state = useOverlayState({ isOpen, defaultOpen, onOpenChange });
  const part = useLazyDialog(dialog, state);
  return part && <part.ModalDialog {...props} {...state} />;
}

/** Connects a button with the `Modal` that it opens. */
export { DialogTrigger as ModalTrigger } from '../../overlay/DialogTrigger.tsx';
