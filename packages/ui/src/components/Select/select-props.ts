import type { ReactNode } from 'react';
import type { SelectProps as RACSelectProps } from 'react-aria-components/Select';
import type { FieldTexts } from '../../field/Field.tsx';

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
