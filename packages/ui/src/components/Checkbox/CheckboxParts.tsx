import type { ReactNode } from 'react';
import { FieldError, Help } from '../../field/Field.tsx';
import { box } from '../../field/mark.css.ts';
import * as css from '../../field/tick.css.ts';
import { CheckIcon, MinusIcon } from '../../icons/field-marks.tsx';

/** The box with its state. */
export function CheckboxMark({ isSelected, isIndeterminate }: { isSelected: boolean; isIndeterminate: boolean }) {
  return <span className={box}>{isIndeterminate ? <MinusIcon /> : isSelected && <CheckIcon />}</span>;
}

/** The help and the error of one checkbox. */
export function CheckboxBelow({ help, error }: { help: ReactNode; error: string | undefined }) {
  return (
    <div className={css.below({ mark: 'box' })}>
      <Help>{help}</Help>
      <FieldError>{error}</FieldError>
    </div>
  );
}
