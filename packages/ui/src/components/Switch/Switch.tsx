import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { FieldError, Help, splitTexts } from '../../field/Field.tsx';
import * as field from '../../field/Field.css.ts';
import { thumb, track } from '../../field/mark.css.ts';
import * as css from '../../field/tick.css.ts';

export interface SwitchProps
  extends Omit<SwitchFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'> {
  /** The label: what is on or off. */
  children: ReactNode;
  /** A sentence under the label. */
  help?: ReactNode;
  /** An error found by the host. */
  error?: string | undefined;
}

/**
 * A setting that takes effect at once. In a form that is submitted use `Checkbox`.
 * @example
 * <Switch defaultSelected>Notify me</Switch>
 */
export function Switch({ children, ...others }: SwitchProps) {
  const [{ help, error }, props] = splitTexts(others);
  return (
    <SwitchField {...props} className={field.field}>
      <SwitchButton className={css.line}>
        <span className={track}>
          <span className={thumb} />
        </span>
        <span>{children}</span>
      </SwitchButton>
      <div className={css.below({ mark: 'track' })}>
        <Help>{help}</Help>
        <FieldError>{error}</FieldError>
      </div>
    </SwitchField>
  );
}
