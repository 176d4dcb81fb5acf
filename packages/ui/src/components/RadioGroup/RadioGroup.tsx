import type { ReactNode } from 'react';
import {
  RadioButton,
  RadioField,
  type RadioFieldProps,
  RadioGroup as RACRadioGroup,
  type RadioGroupProps as RACRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import * as field from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, Help, splitTexts } from '../../field/Field.tsx';
import * as css from '../../field/group.css.ts';
import { ring } from '../../field/mark.css.ts';
import * as tick from '../../field/tick.css.ts';

export const radioGroupOrientations = ['vertical', 'horizontal'] as const;
export type RadioGroupOrientation = (typeof radioGroupOrientations)[number];

export interface RadioGroupProps
  extends Omit<RACRadioGroupProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {
  /** `Radio` elements. */
  children: ReactNode;
  /** The direction in which the options are laid out. @default 'vertical' */
  orientation?: RadioGroupOrientation | undefined;
}

/**
 * A choice of one from a few options that are all visible.
 * @example
 * <RadioGroup label="Type" name="type"><Radio value="plex">Plex</Radio></RadioGroup>
 */
export function RadioGroup({ children, ...others }: RadioGroupProps) {
  const [texts, props] = splitTexts(others);
  return (
    <RACRadioGroup {...props} className={field.field}>
      <FieldFrame {...texts}>
        <div className={css.choices}>{children}</div>
      </FieldFrame>
    </RACRadioGroup>
  );
}

export interface RadioProps extends Omit<RadioFieldProps, 'className' | 'style' | 'render' | 'children' | 'slot'> {
  /** The label of the option. */
  children: ReactNode;
  /** A sentence under the label. */
  help?: ReactNode;
}

/**
 * One option of a `RadioGroup`.
 * @example
 * <Radio value="plex">Plex</Radio>
 */
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
