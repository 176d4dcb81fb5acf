import { useRef, useState } from 'react';
import { defaultListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronDownIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import type { SavedViewsProps } from './saved-views-props.ts';
import { ViewName } from './ViewName.tsx';

/** What a name is asked for. */
type Asking = 'save' | 'rename';

/**
 * A menu of the views that are kept of a list, and of what can be done with the one that is on.
 * @example
 * <SavedViews views={views} current={current} onChange={show} onSave={save} />
 */
export function SavedViews({
  views,
  current,
  defaultView,
  onChange,
  onSave,
  onRename,
  onDelete,
  onDefaultChange,
  maxLength = 60,
}: SavedViewsProps) {
  const messages = useWords(defaultListMessages);
  const [asking, setAsking] = useState<Asking>();
  // The words that stay during the exit animation.
  const [asked, setAsked] = useState<Asking>('save');
  const button = useRef<HTMLButtonElement>(null);
  const view = views.find(({ id }) => id === current);
  const ask = (next: Asking) => {
    setAsking(next);
    setAsked(next);
  };
  const renamed = asked === 'rename' ? view : undefined;
  const hasActions = view ? (onRename ?? onDefaultChange ?? onDelete) !== undefined : onSave !== undefined;

  return (
    <>
      <MenuTrigger>
        <Button ref={button} size="small" tone="quiet" iconEnd={<ChevronDownIcon />}>
          {view?.label ?? messages.savedViews}
        </Button>
        <Menu aria-label={messages.savedViews} placement="bottom start">
          {views.length > 0 ? (
            <MenuSection
              title={messages.savedViews}
              selectionMode="single"
              selectedKeys={current === undefined ? [] : [current]}
            >
              {views.map(({ id, label }) => (
                <MenuItem
                  key={id}
                  id={id}
                  description={id === defaultView ? messages.isDefaultView : undefined}
                  onAction={() => onChange?.(id)}
                >
                  {label}
                </MenuItem>
              ))}
            </MenuSection>
          ) : (
            <MenuItem isDisabled>{messages.noViews}</MenuItem>
          )}
          {hasActions && <MenuSeparator />}
          {!view && onSave && <MenuItem onAction={() => ask('save')}>{messages.saveView}</MenuItem>}
          {view && onRename && <MenuItem onAction={() => ask('rename')}>{messages.renameView(view.label)}</MenuItem>}
          {view && onDefaultChange && (
            <MenuItem onAction={() => onDefaultChange(view.id === defaultView ? undefined : view.id)}>
              {view.id === defaultView ? messages.noDefaultView(view.label) : messages.defaultView(view.label)}
            </MenuItem>
          )}
          {view && onDelete && (
            <MenuItem tone="danger" onAction={() => onDelete(view.id)}>
              {messages.deleteView(view.label)}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <Popover
        label={renamed ? messages.renameView(renamed.label) : messages.saveView}
        placement="bottom start"
        triggerRef={button}
        isOpen={asking !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsking(undefined)}
      >
        <ViewName
          key={asked}
          others={views.filter(({ id }) => id !== renamed?.id)}
          name={renamed?.label}
          maxLength={maxLength}
          submitLabel={renamed ? messages.rename : messages.saveView}
          onSubmit={(label) => {
            if (!renamed) onSave?.(label);
            else if (label !== renamed.label) onRename?.(renamed.id, label);
            setAsking(undefined);
          }}
        />
      </Popover>
    </>
  );
}
