import type { CommandAction } from '@kronos/api/contract';

/** The props of a command's dialog, which asks before anything is done. */
export interface CommandDialogProps {
  /** The record that the command names. */
  of: { readonly id: number; readonly name: string };
  onClose: () => void;
}

/** The props of the dialog of a command on servers. */
export interface ActionDialogProps extends CommandDialogProps {
  action: CommandAction;
}
