import { later } from '../../overlay/later.ts';
import { useLateDialog } from '../../overlay/use-late-dialog.ts';
import type { OverlayState } from '../../overlay/use-overlay-state.ts';
import type { CommandMenuLabels } from './labels.ts';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

export interface Command extends PaletteItem {
  /** Further words by which it is found. */
  words?: string | undefined;
}

export type CommandGroup = PaletteGroup<Command>;

export interface CommandsProps {
  /** Pages and actions in groups, with a heading each. */
  groups: readonly CommandGroup[];
  /** Called with the chosen command; the menu closes. */
  onAction: (command: Command) => void;
  /** Its words. @default English */
  labels?: Partial<CommandMenuLabels> | undefined;
}

export interface CommandMenuProps extends OverlayState, CommandsProps {}

const dialog = later(() => import('./CommandDialog.tsx'));

/** Jumps to a page or does something by typing a part of its name. Opened with `useSearchShortcut` or by a button. */
export function CommandMenu(props: CommandMenuProps) {
  const part = useLateDialog(dialog, props);
  return part && <part.CommandDialog {...props} />;
}
