import { useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import type { Command, CommandGroup, CommandMenuProps, CommandsProps } from './command-menu-props.ts';
import { defaultCommandLabels } from './labels.ts';
import { Palette, PaletteDialog } from '../Palette/Palette.tsx';
import { choicesOf } from '../Palette/palette-items.ts';

/** The dialog of a `CommandMenu`. */
export function CommandDialog({ isOpen, defaultOpen, onOpenChange, ...props }: CommandMenuProps) {
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
