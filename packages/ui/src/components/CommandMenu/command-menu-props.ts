import type { OverlayState } from '../../overlay/use-overlay-state.ts';
import type { CommandMenuLabels } from './labels.ts';
import type { PaletteGroup, PaletteItem } from '../Palette/palette-items.ts';

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
