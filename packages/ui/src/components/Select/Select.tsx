import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as RACSelect, type SelectProps as RACSelectProps, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';
import * as list from '../../field/options.css.ts';
import { CheckIcon, ChevronsUpDownIcon } from '../../icons/actions.tsx';
import { defaultSelectMessages } from '../../i18n/select-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as row from '../../overlay/row.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import * as css from './Select.css.ts';

/** One thing that can be chosen. */
export interface SelectOption {
  id: string;
  /** What people read, and what typing finds. */
  label: string;
  /** A line under it in the list, such as the reason why it cannot be chosen. */
  description?: string | undefined;
  /** Stands before it, in the list and in the field. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Options under a heading. */
export interface SelectSection {
  title: string;
  options: readonly SelectOption[];
}

export interface SelectProps
  extends Omit<
      RACSelectProps<SelectOption>,
      | 'className'
      | 'style'
      | 'render'
      | 'children'
      | 'isInvalid'
      | 'slot'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'selectedKey'
      | 'defaultSelectedKey'
      | 'onSelectionChange'
      | 'selectionMode'
    >,
    FieldTexts {
  /** What can be chosen, in sections where that helps. Over some twenty use a `ComboBox`. */
  options: readonly (SelectOption | SelectSection)[];
  /** Id of what is chosen; `null` is nothing. */
  value?: string | null | undefined;
  /** What is chosen at first. */
  defaultValue?: string | null | undefined;
  /** Called with the id of a new choice. */
  onChange?: ((id: string | null) => void) | undefined;
}

/** A choice of one from a short list. */
export function Select({
  label,
  help,
  error,
  hasOptionalMark,
  options,
  placeholder,
  value,
  defaultValue,
  onChange,
  ...props
}: SelectProps) {
  const messages = useWords(defaultSelectMessages);
  const all = options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
  return (
    <RACSelect
      {...props}
      {...(error === undefined ? {} : { isInvalid: true })}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange ? { onChange: (key) => onChange(key === null ? null : String(key)) } : {})}
      placeholder={placeholder ?? messages.choose}
      className={field.field}
    >
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <Button className={classes(field.box, css.trigger)}>
        <SelectValue className={css.value}>
          {({ isPlaceholder, defaultChildren, state }) => {
            const chosen = all.find(({ id }) => id === state.selectedKey);
            if (isPlaceholder || !chosen) return defaultChildren;
            return (
              <>
                {chosen.icon && <span className={row.sign}>{chosen.icon}</span>}
                <span className={css.words}>{chosen.label}</span>
              </>
            );
          }}
        </SelectValue>
        <span className={css.chevron}>
          <ChevronsUpDownIcon />
        </span>
      </Button>
      <Help>{help}</Help>
      <FieldError>{error}</FieldError>
      <Popover offset={4} className={popover.popover}>
        <ListBox className={list.list}>
          {options.map((entry) =>
            'options' in entry ? (
              <ListBoxSection key={entry.title} id={entry.title}>
                <Header className={row.heading}>{entry.title}</Header>
                {entry.options.map(renderOption)}
              </ListBoxSection>
            ) : (
              renderOption(entry)
            ),
          )}
        </ListBox>
      </Popover>
    </RACSelect>
  );
}

const renderOption = ({ id, label, description, icon, isDisabled }: SelectOption) => (
  <ListBoxItem key={id} id={id} textValue={label} isDisabled={isDisabled ?? false} className={list.option}>
    {({ isSelected }) => (
      <>
        {icon && <span className={row.sign}>{icon}</span>}
        <span className={list.texts}>
          <Text slot="label">{label}</Text>
          {description && (
            <Text slot="description" className={row.note}>
              {description}
            </Text>
          )}
        </span>
        <span className={list.mark}>{isSelected && <CheckIcon />}</span>
      </>
    )}
  </ListBoxItem>
);
