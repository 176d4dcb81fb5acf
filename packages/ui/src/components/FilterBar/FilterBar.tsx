import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button as RACButton } from 'react-aria-components/Button';
import { defaultListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { CloseIcon, PlusIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { Popover, PopoverTrigger } from '../Popover/Popover.tsx';
import * as css from './FilterBar.css.ts';
import { SavedViews } from './SavedViews.tsx';

/** A filter that is on. */
export interface Filter {
  /** The option that it came from. */
  id: string;
  /** What it looks at. */
  label: string;
  /** What it asks for, in words; without a value yet it is empty. */
  value?: string | undefined;
}

/** A filter that could be on, or a view. */
export interface FilterOption {
  /** Tells it from the others; never shown. */
  id: string;
  /** What it is called in the menu. */
  label: string;
}

export interface FilterBarProps {
  /** The filters that are on, in the order in which they were added. */
  filters: readonly Filter[];
  /** The filters that can be added. */
  options: readonly FilterOption[];
  /** Puts a filter on; its editor opens as soon as it is among `filters`. */
  onAdd: (id: string) => void;
  /** Takes a filter off. */
  onRemove: (id: string) => void;
  /** Takes all of them off. */
  onClear: () => void;
  /** The fields of one filter, in a popover at its chip. */
  renderEditor: (filter: Filter, close: () => void) => ReactNode;
  /** Sets of filters kept under a name. */
  views?: readonly FilterOption[] | undefined;
  /** The view that the filters are those of. */
  currentView?: string | undefined;
  /** Puts on the filters of a view. */
  onViewChange?: ((id: string) => void) | undefined;
  /** Asks the host to keep the filters as they are. */
  onSaveView?: (() => void) | undefined;
  /** Gives the view that is on another name; without it no name can be changed. */
  onRenameView?: ((id: string, label: string) => void) | undefined;
  /** Takes the view that is on away, for good unless the host offers to undo it; without it none can be deleted. */
  onDeleteView?: ((id: string) => void) | undefined;
  /** Name of the place. @default the kit's word */
  label?: string | undefined;
}

const noViews: readonly FilterOption[] = [];

/** What a list is narrowed to, chip by chip. */
export function FilterBar({
  filters,
  options,
  onAdd,
  onRemove,
  onClear,
  renderEditor,
  views = noViews,
  currentView,
  onViewChange,
  onSaveView,
  onRenameView,
  onDeleteView,
  label,
}: FilterBarProps) {
  const messages = useWords(defaultListMessages);
  const [openId, setOpenId] = useState<string | undefined>(undefined);
  const addRef = useRef<HTMLButtonElement>(null);
  const hasViews = views.length > 0;
  const hadViews = useRef(hasViews);

  useEffect(() => {
    // The last view went, and its menu with it: the focus must not.
    if (hadViews.current && !hasViews && document.activeElement === document.body) addRef.current?.focus();
    hadViews.current = hasViews;
  }, [hasViews]);

  const rest = options.filter(({ id }) => !filters.some((filter) => filter.id === id));

  return (
    <div role="group" aria-label={label ?? messages.filters} className={css.root}>
      {hasViews && (
        <SavedViews
          views={views}
          current={currentView}
          onChange={onViewChange}
          onRename={onRenameView}
          onDelete={onDeleteView}
        />
      )}
      {filters.map((filter) => {
        const name = filter.value ? `${filter.label}: ${filter.value}` : filter.label;
        return (
          <span key={filter.id} className={css.chip}>
            <PopoverTrigger
              isOpen={openId === filter.id}
              onOpenChange={(isOpen) => setOpenId(isOpen ? filter.id : undefined)}
            >
              <RACButton className={css.edit} aria-label={messages.editFilter(name)}>
                <span className={css.chipLabel}>{filter.value ? `${filter.label}: ` : filter.label}</span>
                {filter.value && <span className={css.chipValue}>{filter.value}</span>}
              </RACButton>
              <Popover label={messages.editFilter(name)} placement="bottom start">
                {({ close }) => renderEditor(filter, close)}
              </Popover>
            </PopoverTrigger>
            <RACButton
              className={css.remove}
              aria-label={messages.removeFilter(name)}
              onPress={() => {
                // The chip goes, and the focus must not go with it.
                addRef.current?.focus();
                onRemove(filter.id);
              }}
            >
              <CloseIcon size={12} />
            </RACButton>
          </span>
        );
      })}
      <MenuTrigger>
        <Button ref={addRef} size="small" tone="quiet" iconStart={<PlusIcon />}>
          {messages.addFilter}
        </Button>
        <Menu
          aria-label={messages.addFilter}
          placement="bottom start"
          onAction={(id) => {
            onAdd(String(id));
            setOpenId(String(id));
          }}
        >
          {rest.map(({ id, label }) => (
            <MenuItem key={id} id={id}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {filters.length > 0 && (
        <Button
          size="small"
          tone="quiet"
          onPress={() => {
            addRef.current?.focus();
            onClear();
          }}
        >
          {messages.clearFilters}
        </Button>
      )}
      {onSaveView && filters.length > 0 && (
        <Button size="small" tone="quiet" onPress={onSaveView}>
          {messages.saveView}
        </Button>
      )}
    </div>
  );
}
