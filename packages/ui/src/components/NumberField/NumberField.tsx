import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as RACNumberField,
  type NumberFieldProps as RACNumberFieldProps,
} from 'react-aria-components/NumberField';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { FieldError, type FieldTexts, Help, Label } from '../../field/Field.tsx';
import { fieldButton } from '../../field/field-button.css.ts';
import { MinusIcon, PlusIcon } from '../../icons/actions.tsx';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps
  extends Omit<RACNumberFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    FieldTexts {
  /** An example, shown while the field is empty. */
  placeholder?: string | undefined;
  /** Leaves out the two buttons, where stepping makes no sense, as for a port. @default false */
  hasNoSteppers?: boolean | undefined;
}

/** A number in the reader's own notation, with its unit (`formatOptions`), bounds and steps. */
export function NumberField({
  label,
  help,
  error,
  hasOptionalMark,
  placeholder,
  hasNoSteppers = false,
  ...props
}: NumberFieldProps) {
  return (
    <RACNumberField {...props} {...(error === undefined ? {} : { isInvalid: true })} className={field.field}>
      <Label hasOptionalMark={hasOptionalMark ?? false}>{label}</Label>
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
      <Help>{help}</Help>
      <FieldError>{error}</FieldError>
    </RACNumberField>
  );
}
