import type { ReactNode } from 'react';
import type { SelectProps as RACSelectProps } from 'react-aria-components/Select';
import type { FieldTexts } from '../../field/Field.tsx';

/** An option of a `Select`. */
export interface SelectOption {
  id: string;
  /** The visible text, by which typing finds the option. */
  label: string;
  /** A line under the label in the list, such as the reason why the option cannot be chosen. */
  description?: string | undefined;
  /** An icon before the label, in the list and in the field. */
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
  /** The options, in sections where that helps. For more than about twenty use a `ComboBox`. */
  options: readonly (SelectOption | SelectSection)[];
  /** The id of the chosen option; null for none. */
  value?: string | null | undefined;
  /** The id of the option that is chosen initially. */
  defaultValue?: string | null | undefined;
  /** Called with the id of a new choice. */
  onChange?: ((id: string | null) => void) | undefined;
}
