import { createElement, use, useEffect, useId, useMemo, useState } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { TextContext } from 'react-aria-components/Text';
import { useFormValidation } from 'react-aria/private/form/useFormValidation';
import { useFormReset } from 'react-aria/private/utils/useFormReset';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useFormValidationState } from 'react-stately/private/form/useFormValidationState';
import { useControlledState } from 'react-stately/useControlledState';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import * as field from '../../field/Field.css.ts';
import * as css from '../../field/tick.css.ts';
import { CheckboxBelow, CheckboxMark } from './CheckboxParts.tsx';
import type { CheckboxProps } from './checkbox-props.ts';
import { CheckboxItemContext } from './item-context.ts';

export type { CheckboxProps } from './checkbox-props.ts';

/**
 * A box that is checked, unchecked or, over a group, partly checked.
 * @example
 * <Checkbox name="remember">Stay signed in</Checkbox>
 */
export function Checkbox(props: CheckboxProps) {
  return createElement(use(CheckboxItemContext) ?? SingleCheckbox, props);
}

/**
 * The browser's own checkbox in its label: on sign-in pages React Aria's would be too large for what the browser already
 * does. Errors behave as in every other field, so that part is React Aria's.
 */
function SingleCheckbox({ children, help, error, inputRef, isIndeterminate = false, ...props }: CheckboxProps) {
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const input = useObjectRef(inputRef);
  const [isSelected, setSelected] = useControlledState(
    props.isSelected,
    props.defaultSelected ?? false,
    props.onChange,
  );
  const [initial] = useState(isSelected);
  const judged = {
    ...props,
    value: isSelected,
    validationBehavior: 'native' as const,
    ...(error === undefined ? {} : { isInvalid: true }),
  };
  const validation = useFormValidationState(judged);
  useFormValidation(judged, validation, input);
  useFormReset(input, initial, setSelected);
  useEffect(() => setIndeterminate(input.current, isIndeterminate));

  const { isInvalid } = validation.displayValidation;
  const { hoverProps, isHovered } = useHover({ isDisabled: isDisabled || isReadOnly });
  const { focusProps, isFocusVisible } = useFocusRing({ autoFocus: props.autoFocus ?? false });
  const helpId = useId();
  const errorId = useId();
  const texts = useMemo(
    () => ({ slots: { description: { id: helpId }, errorMessage: { id: errorId } } }),
    [helpId, errorId],
  );

  return (
    <div className={field.field}>
      <label
        {...hoverProps}
        className={css.line}
        data-selected={isSelected || undefined}
        data-indeterminate={isIndeterminate || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
        data-invalid={isInvalid || undefined}
        data-hovered={isHovered || undefined}
        data-focus-visible={isFocusVisible || undefined}
      >
        <input
          {...focusProps}
          ref={input}
          type="checkbox"
          id={props.id}
          name={props.name}
          value={props.value}
          form={props.form}
          checked={isSelected}
          disabled={isDisabled}
          required={isRequired}
          autoFocus={props.autoFocus}
          aria-readonly={isReadOnly || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={[isInvalid && errorId, help && helpId].filter(Boolean).join(' ') || undefined}
          className={visuallyHidden}
          onChange={(event) => isReadOnly || setSelected(event.currentTarget.checked)}
        />
        <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
        <span>{children}</span>
      </label>
      <TextContext value={texts}>
        <FieldErrorContext value={validation.displayValidation}>
          <CheckboxBelow help={help} error={error} />
        </FieldErrorContext>
      </TextContext>
    </div>
  );
}

/** Sets the indeterminate state, which exists as a DOM property only and which browsers clear on each change. */
const setIndeterminate = (box: HTMLInputElement | null, isIndeterminate: boolean) => {
  if (box) box.indeterminate = isIndeterminate;
};
