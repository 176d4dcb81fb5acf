import type { GivenCommand } from './suggestions.ts';

/** The dialog of a command, which asks before anything is done. */
export interface CommandDialogProps {
  given: GivenCommand;
  onClose: () => void;
}
