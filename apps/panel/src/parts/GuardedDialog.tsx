import { useRef } from 'react';
import { ConflictDialog } from '../resource/ConflictDialog.tsx';
import { FormDialog } from './FormDialog.tsx';

interface GuardedDialogProps extends Omit<Parameters<typeof FormDialog>[0], 'ref'> {
  /** Undefined if there is none. */
  conflict: Parameters<typeof ConflictDialog>[0] | undefined;
}

/** A dialog with one form, which asks before it overwrites what another user has saved meanwhile. */
export function GuardedDialog({ conflict, children, ...props }: GuardedDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const overwrite = () => {
    conflict?.onOverwrite();
    form.current?.requestSubmit();
  };
  return (
    <FormDialog {...props} ref={form}>
      {children}
      {conflict && <ConflictDialog {...conflict} onOverwrite={overwrite} />}
    </FormDialog>
  );
}
