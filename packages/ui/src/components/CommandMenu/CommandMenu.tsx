import { useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import type { OverlayState } from '../../overlay/use-overlay-state.ts';
import { type CommandMenuLabels, defaultCommandLabels } from './labels.ts';
import { Palette, PaletteDialog } from './Palette.tsx';
import { choicesOf, type PaletteGroup, type PaletteItem } from './palette-items.ts';

export interface Command extends PaletteItem {
  /** Further words by which it is found. */
  words?: string | undefined;
}

export type CommandGroup = PaletteGroup<Command>;

interface CommandsProps {
  /** Pages and actions in groups, with a heading each. */
  groups: readonly CommandGroup[];
  /** Called with the chosen command; the menu closes. */
  onAction: (command: Command) => void;
  /** Its words. @default English */
  labels?: Partial<CommandMenuLabels> | undefined;
}

export interface CommandMenuProps extends OverlayState, CommandsProps {}

/** Jumps to a page or does something by typing a part of its name. Opened with `useSearchShortcut` or by a button. */
export function CommandMenu({ isOpen, defaultOpen, onOpenChange, ...props }: CommandMenuProps) {
  return (
    <PaletteDialog
      label={props.labels?.title ?? defaultCommandLabels.title}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => <Commands {...props} onClose={close} />}
    </PaletteDialog>
  );
}

function Commands({ groups, onAction, onClose, labels: words }: CommandsProps & { onClose: () => void }) {
  const labels = { ...defaultCommandLabels, ...words };
  const [query, setQuery] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const typed = query.split(/\s+/).filter(Boolean);
  const fits = ({ label, description = '', words: others = '' }: Command, { title }: CommandGroup) =>
    typed.every((word) => contains(`${title} ${label} ${description} ${others}`, word));
  const fitting = groups.map((group) => ({ ...group, items: group.items.filter((item) => fits(item, group)) }));
  const { length } = choicesOf(fitting);

  return (
    <Palette
      label={labels.title}
      placeholder={labels.placeholder}
      query={query}
      onQueryChange={setQuery}
      groups={fitting}
      onChoose={(command) => {
        onAction(command);
        onClose();
      }}
      countLabel={query ? labels.count(length) : undefined}
      message={length === 0 ? labels.empty : undefined}
    />
  );
}
