import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox as RACComboBox,
  type ComboBoxProps as RACComboBoxProps,
  ComboBoxValue,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { useControlledState } from 'react-stately/useControlledState';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';
import { ClearButton, createKey, OptionList, OptionsButton, withCreate } from '../OptionList/OptionList.tsx';
import { listener } from '../OptionList/OptionList.css.ts';
import { TakeOnEnter } from '../OptionList/TakeOnEnter.tsx';
import { useOptionsAnnounced } from '../OptionList/use-options-announced.ts';
import { tagsOf } from './tags-of.ts';
import { type LoadOptions, type Option, useOptions } from '../../field/use-options.ts';
import { CloseIcon } from '../../icons/actions.tsx';
import { defaultFieldMessages } from '../../i18n/field-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as css from './TagField.css.ts';

export interface TagFieldProps
  extends Pick<
      RACComboBoxProps<Option>,
      'name' | 'form' | 'id' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'onFocus' | 'onBlur'
    >,
    FieldTexts {
  /**
   * All options, or a function that loads them for the typed text. Results for an outdated text are ignored.
   * None with `canCreate`: all tags are typed, and a list opens for nothing else.
   */
  options: readonly Option[] | LoadOptions;
  /** The chosen options, when the host controls them. */
  value?: readonly Option[] | undefined;
  /** The options that are chosen initially. */
  defaultValue?: readonly Option[] | undefined;
  /** Called with all chosen options. Newly created ones have `isNew`. */
  onChange?: ((value: readonly Option[]) => void) | undefined;
  /** Whether the list offers to create a tag from the text. @default false */
  canCreate?: boolean | undefined;
  /** An example of what to type, shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** The text in the list when no option matches. @default the kit's "Nothing found" */
  emptyText?: string | undefined;
}

const none: readonly Option[] = [];

/**
 * A text field that searches many options and chooses several, each shown as a removable tag.
 * @example
 * <TagField label="Groups" name="groups" options={[{ id: 'eu', label: 'Europe' }]} canCreate />
 */
export function TagField({
  placeholder,
  options,
  value,
  defaultValue = none,
  onChange,
  canCreate = false,
  emptyText,
  ...others
}: TagFieldProps) {
  const [texts, props] = splitTexts(others);
  const messages = useWords(defaultFieldMessages);
  const { direction } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControlledState(value, defaultValue, onChange);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const query = text.trim();
  const { options: found, state } = useOptions(options, query, isOpen);
  // Without options there is nothing to list but the tag to create.
  const isFreeText = canCreate && typeof options !== 'function' && options.length === 0;
  const isFixed = Boolean(props.isDisabled || props.isReadOnly);
  const isChosen = chosen.some(({ label }) => label.toLocaleLowerCase() === query.toLocaleLowerCase());
  const items = canCreate && state === 'ready' && !isChosen ? withCreate(found, query) : found;

  const pick = (keys: readonly unknown[]) => {
    // React Aria also reports the unchanged choice on blur: then only the text is cleared.
    setText('');
    const known = [...chosen, ...found];
    const next = keys.flatMap((key) =>
      key === createKey ? { id: query, label: query, isNew: true } : (known.find(({ id }) => id === key) ?? []),
    );
    if (next.length !== chosen.length || next.some(({ id }, at) => id !== chosen[at]?.id)) choose(next);
  };

  useOptionsAnnounced(state, isOpen, messages.optionsFailed);

  /**
   * Turns each entry of a pasted list into a tag, if it exists or can be created. The rest stays in the field as text.
   */
  const handlePaste = (event: ClipboardEvent) => {
    const parts = event.clipboardData
      .getData('text/plain')
      .split(/[,;\n]/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length < 2 || isFixed) return;
    event.preventDefault();
    const known = typeof options === 'function' ? found : options;
    const { tags, rest } = tagsOf(parts, known, canCreate);
    const ids = new Set(chosen.map(({ id }) => id));
    const added = tags.filter(({ id }) => !ids.has(id));
    if (added.length > 0) choose([...chosen, ...added]);
    setText(rest.join(', '));
  };

  const remove = (ids: ReadonlySet<unknown>) => {
    const rest = chosen.filter(({ id }) => !ids.has(id));
    choose(rest);
    if (rest.length === 0) input.current?.focus();
  };

  const clear = () => {
    choose([]);
    input.current?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (text !== '' || !last) return;
    if (event.key === 'Backspace' && !isFixed) remove(new Set([last.id]));
    if (event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) {
      [...(line.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].at(-1)?.focus();
    }
  };

  return (
    <RACComboBox<Option, 'multiple'>
      {...props}
      selectionMode="multiple"
      items={items}
      value={chosen.map(({ id }) => id)}
      onChange={pick}
      inputValue={text}
      onInputChange={setText}
      onOpenChange={setOpen}
      allowsEmptyCollection={!isFreeText}
      className={field.field}
    >
      <FieldFrame {...texts}>
        <Group className={classes(field.box, css.box)}>
          <div ref={line} className={css.line}>
            {/* The tags are a collection within a collection: only `ComboBoxValue` separates the two. */}
            <ComboBoxValue className={css.tags}>
              {() =>
                chosen.length > 0 && (
                  <TagGroup
                    aria-label={messages.chosen}
                    className={css.tags}
                    {...(isFixed ? {} : { onRemove: remove })}
                    {...(props.isDisabled ? { disabledKeys: chosen.map(({ id }) => id) } : {})}
                  >
                    <TagList items={chosen} className={css.tags}>
                      {(option) => (
                        <Tag id={option.id} textValue={option.label} className={css.tag}>
                          <span className={css.tagText}>{option.label}</span>
                          {!isFixed && (
                            <Button slot="remove" className={css.remove}>
                              <CloseIcon size={12} />
                            </Button>
                          )}
                        </Tag>
                      )}
                    </TagList>
                  </TagGroup>
                )
              }
            </ComboBoxValue>
            <TakeOnEnter
              items={items}
              state={state}
              query={query}
              className={listener}
              {...(isFreeText ? { onTake: ({ id }) => pick([...chosen.map((tag) => tag.id), id]) } : {})}
            >
              <Input
                ref={input}
                className={classes(field.input, css.input)}
                placeholder={chosen.length === 0 ? placeholder : undefined}
                onKeyDown={handleKey}
                onPaste={handlePaste}
              />
            </TakeOnEnter>
          </div>
          {chosen.length > 1 && !isFixed && <ClearButton onPress={clear} />}
          {!isFreeText && <OptionsButton isWaiting={isOpen && state === 'loading'} />}
        </Group>
      </FieldFrame>
      <OptionList state={state} count={items.length} emptyText={emptyText} />
    </RACComboBox>
  );
}
