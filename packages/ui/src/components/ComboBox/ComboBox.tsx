import { useRef, useState } from 'react';
import { ComboBox as RACComboBox, type ComboBoxProps as RACComboBoxProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { useControlledState } from 'react-stately/useControlledState';
import * as css from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';
import { ClearButton, createKey, OptionList, OptionsButton, withCreate } from '../OptionList/OptionList.tsx';
import { defaultFieldMessages } from '../../i18n/field-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { listener } from '../OptionList/OptionList.css.ts';
import { TakeOnEnter } from '../OptionList/TakeOnEnter.tsx';
import { useOptionsAnnounced } from '../OptionList/use-options-announced.ts';
import { type LoadOptions, type Option, useOptions } from '../../field/use-options.ts';

export interface ComboBoxProps
  extends Pick<
      RACComboBoxProps<Option>,
      'name' | 'form' | 'id' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'onFocus' | 'onBlur'
    >,
    FieldTexts {
  /** All options, or a function that loads them for the typed text. Results for an outdated text are ignored. */
  options: readonly Option[] | LoadOptions;
  /** The chosen option, when the host controls it. */
  value?: Option | null | undefined;
  /** The option that is chosen initially. */
  defaultValue?: Option | null | undefined;
  /** Called with the chosen option, or with null when it is cleared. A newly created option has `isNew`. */
  onChange?: ((value: Option | null) => void) | undefined;
  /** Whether the list offers to create an option from the text. @default false */
  canCreate?: boolean | undefined;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** The text in the list when no option matches. @default the kit's "Nothing found" */
  emptyText?: string | undefined;
}

/**
 * A text field that searches many options and chooses one.
 * @example
 * <ComboBox label="Node" name="node" options={[{ id: 'fsn', label: 'Falkenstein' }]} />
 */
export function ComboBox({
  placeholder,
  options,
  value,
  defaultValue = null,
  onChange,
  canCreate = false,
  emptyText,
  ...others
}: ComboBoxProps) {
  const [texts, props] = splitTexts(others);
  const messages = useWords(defaultFieldMessages);
  const [chosen, choose] = useControlledState(value, defaultValue, onChange);
  const [text, setText] = useState(chosen?.label ?? '');
  const [shown, setShown] = useState(chosen?.label);
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // The text follows the choice, also when the host changes it.
  if (chosen?.label !== shown) {
    setShown(chosen?.label);
    setText(chosen?.label ?? '');
  }

  // When it opens with a choice, the list shows all options, not only that choice.
  const query = text === chosen?.label ? '' : text.trim();
  const { options: found, state } = useOptions(options, query, isOpen);
  const items = canCreate && state === 'ready' ? withCreate(found, query) : found;

  useOptionsAnnounced(state, isOpen, messages.optionsFailed);

  const pick = (key: unknown) => {
    setTyped(false);
    const option = key === createKey ? { id: query, label: query, isNew: true } : found.find(({ id }) => id === key);
    if (option && option.id !== chosen?.id) choose(option);
    else setText(chosen?.label ?? '');
  };

  const clear = () => {
    setTyped(false);
    setText('');
    if (chosen) choose(null);
    input.current?.focus();
  };

  return (
    <RACComboBox<Option>
      {...props}
      items={items}
      value={chosen?.id ?? null}
      onChange={pick}
      inputValue={text}
      // React Aria treats a restored text like a typed one, and would open the list again.
      menuTrigger={isTyped ? 'input' : 'manual'}
      onInputChange={(next) => {
        setTyped(true);
        setText(next);
        if (next === '' && chosen) choose(null);
      }}
      onOpenChange={setOpen}
      allowsEmptyCollection
      className={css.field}
    >
      <FieldFrame {...texts}>
        <Group className={css.box}>
          <TakeOnEnter items={items} state={state} query={query} className={listener}>
            <Input ref={input} className={css.input} placeholder={placeholder} />
          </TakeOnEnter>
          {text !== '' && !props.isDisabled && !props.isReadOnly && <ClearButton onPress={clear} />}
          <OptionsButton isWaiting={isOpen && state === 'loading'} />
        </Group>
      </FieldFrame>
      <OptionList state={state} count={items.length} emptyText={emptyText} />
    </RACComboBox>
  );
}
