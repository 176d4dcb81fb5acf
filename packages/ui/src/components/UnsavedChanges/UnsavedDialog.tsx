import { defaultFieldMessages } from '../../i18n/field-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';

export interface UnsavedDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user discards the changes. */
  onLeave: () => void;
  /** Called when the dialog should close. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A dialog that asks before unsaved changes are lost. Escape keeps them.
 * @example
 * <UnsavedDialog {...dialog} />
 */
export function UnsavedDialog({ isOpen, onLeave, onOpenChange }: UnsavedDialogProps) {
  const words = useWords(defaultFieldMessages);
  return (
    <AlertDialog
      kind="warning"
      hasCancel
      title={words.leaveTitle}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      isOpen={isOpen}
      onConfirm={onLeave}
      onOpenChange={onOpenChange}
    >
      {words.leaveText}
    </AlertDialog>
  );
}
