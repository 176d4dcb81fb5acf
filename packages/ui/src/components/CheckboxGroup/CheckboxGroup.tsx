import type { ReactNode } from 'react';
import {
  CheckboxGroup as RACCheckboxGroup,
  type CheckboxGroupProps as RACCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import * as field from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';
import * as css from '../../field/group.css.ts';
import { CheckboxItem } from '../Checkbox/CheckboxItem.tsx';
import { CheckboxItemContext } from '../Checkbox/item-context.ts';

export const checkboxGroupOrientations = ['vertical', 'horizontal'] as const;
export type CheckboxGroupOrientation = (typeof checkboxGroupOrientations)[number];

export interface CheckboxGroupProps
  extends Omit<RACCheckboxGroupProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {
  /** `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /** The direction in which the boxes are laid out. @default 'vertical' */
  orientation?: CheckboxGroupOrientation | undefined;
}

/**
 * A group of checkboxes of which any number can be checked.
 * @example
 * <CheckboxGroup label="Days"><Checkbox value="mon">Monday</Checkbox></CheckboxGroup>
 */
export function CheckboxGroup({ children, orientation = 'vertical', ...others }: CheckboxGroupProps) {
  const [texts, props] = splitTexts(others);
  return (
    <RACCheckboxGroup {...props} data-orientation={orientation} className={field.field}>
      <FieldFrame {...texts}>
        <div className={css.choices}>
          <CheckboxItemContext value={CheckboxItem}>{children}</CheckboxItemContext>
        </div>
      </FieldFrame>
    </RACCheckboxGroup>
  );
}
