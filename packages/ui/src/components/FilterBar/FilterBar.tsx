import { useEffect, useRef, useState } from 'react';
import { Button as RACButton } from 'react-aria-components/Button';
import { defaultListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { CloseIcon, PlusIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { Popover, PopoverTrigger } from '../Popover/Popover.tsx';
import * as css from './FilterBar.css.ts';
import { SavedViews } from '../SavedViews/SavedViews.tsx';
import type { FilterOption, FilterBarProps } from './filter-bar-props.ts';

const noViews: readonly FilterOption[] = [];

/**
 * A bar of filters that narrow a list, one chip each.
 * @example
 * <FilterBar filters={filters} options={options} onAdd={add} onRemove={remove} onClear={clear} renderEditor={editor} />
 */
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
    // When the last view is deleted, its menu disappears, and the focus must not be lost with it.
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
                {({ close }) => <div className={css.editor}>{renderEditor(filter, close)}</div>}
              </Popover>
            </PopoverTrigger>
            <RACButton
              className={css.remove}
              aria-label={messages.removeFilter(name)}
              onPress={() => {
                // The chip disappears, and the focus must not be lost with it.
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
