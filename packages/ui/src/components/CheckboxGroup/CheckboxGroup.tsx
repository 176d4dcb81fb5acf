import type { ReactNode } from 'react';
import {
  CheckboxGroup as RACCheckboxGroup,
  type CheckboxGroupProps as RACCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import * as field from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';
import * as css from '../../field/group.css.ts';
import { CheckboxItem } from '../Checkbox/CheckboxItem.tsx';
import { CheckboxItemContext } from '../Checkbox/item-context.ts';

export const checkboxGroupOrientations = ['vertical', 'horizontal'] as const;
export type CheckboxGroupOrientation = (typeof checkboxGroupOrientations)[number];

export interface CheckboxGroupProps
  extends Omit<RACCheckboxGroupProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {
  /** `Checkbox`es with a `value` each. */
  children: ReactNode;
  /** Which way the boxes are laid out. @default 'vertical' */
  orientation?: CheckboxGroupOrientation | undefined;
}

/** Any number of a few things. */
export function CheckboxGroup({
  label,
  help,
  error,
  hasOptionalMark,
  children,
  orientation = 'vertical',
  ...props
}: CheckboxGroupProps) {
  return (
    <RACCheckboxGroup
      {...props}
      {...(error === undefined ? {} : { isInvalid: true })}
      data-orientation={orientation}
      className={field.field}
    >
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
      <div className={css.choices}>
        <CheckboxItemContext value={CheckboxItem}>{children}</CheckboxItemContext>
      </div>
      <Help>{help}</Help>
      <FieldError>{error}</FieldError>
    </RACCheckboxGroup>
  );
}
