import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as RACTextField, type TextFieldProps as RACTextFieldProps } from 'react-aria-components/TextField';
import * as css from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';

export interface TextFieldProps
  extends Omit<RACTextFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {
  /** An example of a value. It must not be the only explanation of the field. */
  placeholder?: string | undefined;
  /** An icon or unit before the text. Decoration: it is hidden from screen readers. */
  prefix?: ReactNode;
  /** A control after the text, such as a button. */
  suffix?: ReactNode;
}

/**
 * A field for one line of text, with its label, help and error.
 * @example
 * <TextField label="Name" name="name" isRequired />
 */
export function TextField({ placeholder, prefix, suffix, ...others }: TextFieldProps) {
  const [texts, props] = splitTexts(others);
  return (
    <RACTextField {...props} className={css.field}>
      <FieldFrame {...texts}>
        <div className={css.box}>
          {prefix && (
            <span className={css.adornment} aria-hidden="true">
              {prefix}
            </span>
          )}
          <Input className={css.input} placeholder={placeholder} />
          {suffix}
        </div>
      </FieldFrame>
    </RACTextField>
  );
}
