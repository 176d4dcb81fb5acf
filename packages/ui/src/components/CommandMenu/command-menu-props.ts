import type { OverlayState } from '../../overlay/use-overlay-state.ts';
import type { CommandMenuLabels } from './labels.ts';
import type { PaletteGroup, PaletteItem } from '../Palette/palette-items.ts';

export interface Command extends PaletteItem {
  /** Further search terms by which the command is found. */
  words?: string | undefined;
}

export type CommandGroup = PaletteGroup<Command>;

export interface CommandsProps {
  /** Pages and actions in groups, each with a heading. */
  groups: readonly CommandGroup[];
  /** Called with the chosen command; the menu closes. */
  onAction: (command: Command) => void;
  /** The component's texts. @default English */
  labels?: Partial<CommandMenuLabels> | undefined;
}

export interface CommandMenuProps extends OverlayState, CommandsProps {}
