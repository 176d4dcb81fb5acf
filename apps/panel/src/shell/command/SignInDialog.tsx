import { SignInAsDialog } from '../../parts/SignInAs.tsx';
import type { CommandDialogProps } from './command-dialog-props.ts';

/** Asks for the reason and the duration before an admin impersonates a user. */
export const SignInDialog = ({ of, onClose }: CommandDialogProps) => (
  <SignInAsDialog user={of} isOpen onOpenChange={(isOpen) => isOpen || onClose()} />
);
