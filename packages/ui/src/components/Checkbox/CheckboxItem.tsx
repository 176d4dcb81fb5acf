import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import * as field from '../../field/Field.css.ts';
import { CheckboxBelow, CheckboxMark } from './CheckboxParts.tsx';
import type { CheckboxProps } from './checkbox-props.ts';
import * as css from '../../field/tick.css.ts';

/** A checkbox in a `CheckboxGroup`, which holds its state. */
export function CheckboxItem({ children, help, error, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} {...(error === undefined ? {} : { isInvalid: true })} className={field.field}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <CheckboxButton className={css.line}>
            <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
            <span>{children}</span>
          </CheckboxButton>
          <CheckboxBelow help={help} error={error} />
        </>
      )}
    </CheckboxField>
  );
}
