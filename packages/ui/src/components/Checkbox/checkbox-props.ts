import type { ReactNode } from 'react';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';

export interface CheckboxProps
  extends Pick<
    CheckboxFieldProps,
    | 'isSelected'
    | 'defaultSelected'
    | 'isIndeterminate'
    | 'isDisabled'
    | 'isReadOnly'
    | 'isRequired'
    | 'name'
    | 'value'
    | 'form'
    | 'id'
    | 'autoFocus'
    | 'validate'
    | 'onChange'
    | 'inputRef'
  > {
  /** The label: what is agreed to or chosen. */
  children: ReactNode;
  /** A sentence under the label. */
  help?: ReactNode;
  /** An error found by the host. */
  error?: string | undefined;
}
