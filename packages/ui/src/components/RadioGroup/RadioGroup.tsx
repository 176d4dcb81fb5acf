import type { ReactNode } from 'react';
import {
  RadioButton,
  RadioField,
  type RadioFieldProps,
  RadioGroup as RACRadioGroup,
  type RadioGroupProps as RACRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import * as field from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';
import * as css from '../../field/group.css.ts';
import { ring } from '../../field/mark.css.ts';
import * as tick from '../../field/tick.css.ts';

export const radioGroupOrientations = ['vertical', 'horizontal'] as const;
export type RadioGroupOrientation = (typeof radioGroupOrientations)[number];

export interface RadioGroupProps
  extends Omit<RACRadioGroupProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {
  /** `Radio`s. */
  children: ReactNode;
  /** @default 'vertical' */
  orientation?: RadioGroupOrientation | undefined;
}

/** One of a few things, all of them in sight. */
export function RadioGroup({ label, help, error, hasOptionalMark, children, ...props }: RadioGroupProps) {
  return (
    <RACRadioGroup {...props} {...(error === undefined ? {} : { isInvalid: true })} className={field.field}>
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <div className={css.choices}>{children}</div>
      <Help>{help}</Help>
      <FieldError>{error}</FieldError>
    </RACRadioGroup>
  );
}

export interface RadioProps extends Omit<RadioFieldProps, 'className' | 'style' | 'render' | 'children' | 'slot'> {
  /** What is chosen. */
  children: ReactNode;
  /** A sentence under it. */
  help?: ReactNode;
}

/** One choice of a `RadioGroup`. */
export function Radio({ children, help, ...props }: RadioProps) {
  return (
    <RadioField {...props} className={css.choice}>
      <RadioButton className={tick.line}>
        <span className={ring} />
        <span>{children}</span>
      </RadioButton>
      {help && (
        <div className={tick.below({ mark: 'box' })}>
          <Help>{help}</Help>
        </div>
      )}
    </RadioField>
  );
}
