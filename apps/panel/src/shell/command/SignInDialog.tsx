import { SignInAsDialog } from '../../parts/SignInAs.tsx';
import type { CommandDialogProps } from './command-dialog-props.ts';

/** Asks why and for how long an admin impersonates a user. */
export const SignInDialog = ({ of, onClose }: CommandDialogProps) => (
  <SignInAsDialog user={of} isOpen onOpenChange={(isOpen) => isOpen || onClose()} />
);
