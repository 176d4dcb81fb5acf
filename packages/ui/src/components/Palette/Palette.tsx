import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CloseIcon, SearchIcon } from '../../icons/actions.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { DialogContexts } from '../../overlay/DialogContexts.tsx';
import { type OverlayState, useOverlayState } from '../../overlay/use-overlay-state.ts';
import { Button } from '../Button/Button.tsx';
import { dialog } from '../Modal/Modal.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { heading } from '../../overlay/row.css.ts';
import * as css from './Palette.css.ts';
import { choicesOf, keyOf, type PaletteGroup, type PaletteItem } from './palette-items.ts';
import { PaletteOption } from './PaletteOption.tsx';

interface PaletteDialogProps extends OverlayState {
  /** The name for screen readers. */
  label: string;
  /** The content. It is mounted only while open, so that each opening starts fresh. */
  children: (options: { close: () => void }) => ReactNode;
}

/** The dialog around a `Palette`. */
export function PaletteDialog({ label, children, ...state }: PaletteDialogProps) {
  return (
    <DialogContexts>
      <ModalOverlay {...useOverlayState(state)} isDismissable className={css.overlay}>
        <Modal className={css.panel}>
          <Dialog aria-label={label} className={dialog}>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogContexts>
  );
}

interface PaletteProps<Item extends PaletteItem> {
  /** The name of the field and of the list. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly PaletteGroup<Item>[];
  onChoose: (item: Item, group: PaletteGroup<Item>) => void;
  /** Called on Enter while the list does not yet match the typed text. */
  onEnterEarly?: (() => void) | undefined;
  /** The active filter. It is removed by its button, or by Backspace in an empty field. */
  filter?: { label: string; removeLabel: string; onRemove: () => void } | undefined;
  /** The text that is announced while results load. */
  busyLabel?: string | undefined;
  /** The number of results as text, for screen readers. */
  countLabel?: string | undefined;
  /** The content shown when there are no results. */
  message?: ReactNode;
  /** A control under the message. */
  messageAction?: ReactNode;
}

/** A field over a list of choices. The focus stays in the field; arrow keys move the active choice. */
export function Palette<Item extends PaletteItem>({
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  onChoose,
  onEnterEarly,
  filter,
  busyLabel,
  countLabel,
  message,
  messageAction,
}: PaletteProps<Item>) {
  const messages = useWords(defaultBaseMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [activeKey, setActiveKey] = useState<string>();
  const choices = choicesOf(groups);
  const index = Math.max(
    0,
    choices.findIndex(({ key }) => key === activeKey),
  );
  const active = choices[index];
  const optionId = (key: string) => `${id}-${key}`;

  // A new search starts at its first result again.
  const [asked, setAsked] = useState(query);
  if (asked !== query) {
    setAsked(query);
    setActiveKey(undefined);
  }

  const activeId = active && optionId(active.key);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (step: number) =>
    choices.length > 0 && setActiveKey(choices[(index + step + choices.length) % choices.length]?.key);

  const keys: Record<string, (() => unknown) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (onEnterEarly ? onEnterEarly() : active && onChoose(active.item, active.group)),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace' && query === '') filter?.onRemove();
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <div className={css.bar}>
        <SearchIcon size={20} />
        {filter && (
          <span className={css.filter}>
            <span className={css.filterText}>{filter.label}</span>
            <Button
              size="small"
              tone="quiet"
              aria-label={filter.removeLabel}
              iconStart={<CloseIcon />}
              onPress={() => {
                filter.onRemove();
                input.current?.focus();
              }}
            />
          </span>
        )}
        <input
          ref={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into it
          autoFocus
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={onKeyDown}
          className={css.input}
        />
        {busyLabel && <Spinner label={busyLabel} />}
        <Button
          slot="close"
          size="small"
          tone="quiet"
          aria-label={messages.close}
          iconStart={<CloseIcon size={20} />}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={css.list} hidden={choices.length === 0}>
        {groups.map(
          (group) =>
            group.items.length > 0 && (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options is not a fieldset
              <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
                <div id={`${id}-${group.id}`} className={heading} role="presentation">
                  {group.title}
                </div>
                {group.items.map((item) => {
                  const key = keyOf(group, item);
                  return (
                    <PaletteOption
                      key={key}
                      id={optionId(key)}
                      item={item}
                      isActive={key === active?.key}
                      onActive={() => setActiveKey(key)}
                      onChoose={() => onChoose(item, group)}
                    />
                  );
                })}
              </div>
            ),
        )}
      </div>
      <div className={message ? css.message : visuallyHidden}>
        <output>{message ?? countLabel}</output>
        {messageAction}
      </div>
    </>
  );
}
