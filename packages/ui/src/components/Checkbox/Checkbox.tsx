import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { CheckIcon, MinusIcon } from '../../icons/actions.tsx';
import { FieldError, Help } from '../../field/Field.tsx';
import * as field from '../../field/Field.css.ts';
import * as css from '../../field/tick.css.ts';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'> {
  /** What is agreed to or chosen. */
  children: ReactNode;
  /** A sentence under it. */
  help?: ReactNode;
  /** An error found by the host. */
  error?: string | undefined;
}

/** One thing that may be on, off or, over a group, partly on. */
export function Checkbox({ children, help, error, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} {...(error === undefined ? {} : { isInvalid: true })} className={field.field}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <CheckboxButton className={css.line}>
            <span className={css.box}>{isIndeterminate ? <MinusIcon /> : isSelected && <CheckIcon />}</span>
            <span>{children}</span>
          </CheckboxButton>
          <div className={css.below({ mark: 'box' })}>
            <Help>{help}</Help>
            <FieldError>{error}</FieldError>
          </div>
        </>
      )}
    </CheckboxField>
  );
}
