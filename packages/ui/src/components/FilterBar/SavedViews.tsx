import { useRef, useState } from 'react';
import { defaultListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronDownIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FilterOption } from './filter-bar-props.ts';

interface SavedViewsProps {
  views: readonly FilterOption[];
  current: string | undefined;
  onChange: ((id: string) => void) | undefined;
  onRename: ((id: string, label: string) => void) | undefined;
  onDelete: ((id: string) => void) | undefined;
}

/** The sets of filters that are kept, and what can be done with the one that is on. */
export function SavedViews({ views, current, onChange, onRename, onDelete }: SavedViewsProps) {
  const messages = useWords(defaultListMessages);
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const view = views.find(({ id }) => id === current);

  return (
    <>
      <MenuTrigger>
        <Button ref={button} size="small" tone="quiet" iconEnd={<ChevronDownIcon />}>
          {view?.label ?? messages.savedViews}
        </Button>
        <Menu aria-label={messages.savedViews} placement="bottom start">
          <MenuSection
            title={messages.savedViews}
            selectionMode="single"
            selectedKeys={current === undefined ? [] : [current]}
          >
            {views.map(({ id, label }) => (
              <MenuItem key={id} id={id} onAction={() => onChange?.(id)}>
                {label}
              </MenuItem>
            ))}
          </MenuSection>
          {view && (onRename || onDelete) && <MenuSeparator />}
          {view && onRename && (
            <MenuItem onAction={() => setRenaming(true)}>{messages.renameView(view.label)}</MenuItem>
          )}
          {view && onDelete && (
            <MenuItem tone="danger" onAction={() => onDelete(view.id)}>
              {messages.deleteView(view.label)}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {view && onRename && (
        <Popover
          label={messages.renameView(view.label)}
          placement="bottom start"
          triggerRef={button}
          isOpen={isRenaming}
          onOpenChange={setRenaming}
        >
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              const label = new FormData(event.currentTarget).get('label');
              if (typeof label === 'string' && label.trim() !== '') onRename(view.id, label.trim());
              setRenaming(false);
            }}
          >
            <TextField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of what was just opened
              autoFocus
              isRequired
              name="label"
              label={messages.viewName}
              defaultValue={view.label}
              autoComplete="off"
            />
            <Button type="submit" tone="accent">
              {messages.rename}
            </Button>
          </Form>
        </Popover>
      )}
    </>
  );
}
