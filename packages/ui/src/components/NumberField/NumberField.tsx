import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as RACNumberField,
  type NumberFieldProps as RACNumberFieldProps,
} from 'react-aria-components/NumberField';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';
import { fieldButton } from '../../field/field-button.css.ts';
import { MinusIcon, PlusIcon } from '../../icons/actions.tsx';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps
  extends Omit<RACNumberFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** Whether the two stepper buttons are left out, where stepping makes no sense, as for a port. @default false */
  hasNoSteppers?: boolean | undefined;
}

/**
 * A field for a number in the notation of the locale, with optional unit (`formatOptions`), bounds and steps.
 * @example
 * <NumberField label="Slots" name="slots" minValue={1} maxValue={100} />
 */
export function NumberField({ placeholder, hasNoSteppers = false, ...others }: NumberFieldProps) {
  const [texts, props] = splitTexts(others);
  return (
    <RACNumberField {...props} className={field.field}>
      <FieldFrame {...texts}>
        <Group className={field.box}>
          <Input className={classes(field.input, css.input)} placeholder={placeholder} />
          {!hasNoSteppers && (
            <span className={css.steppers}>
              <Button slot="decrement" className={classes(fieldButton, css.stepper)}>
                <MinusIcon />
              </Button>
              <Button slot="increment" className={classes(fieldButton, css.stepper)}>
                <PlusIcon />
              </Button>
            </span>
          )}
        </Group>
      </FieldFrame>
    </RACNumberField>
  );
}
