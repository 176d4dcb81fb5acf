import type { CommandAction } from '@kronos/api/contract';

/** The dialog of a command, which asks before anything is done. */
export interface CommandDialogProps {
  /** The record that the command names. */
  of: { readonly id: number; readonly name: string };
  onClose: () => void;
}

/** The dialog of a command that has servers act. */
export interface ActionDialogProps extends CommandDialogProps {
  action: CommandAction;
}
