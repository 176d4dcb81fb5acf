import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField as RACTextField } from 'react-aria-components/TextField';
import { flushSync } from 'react-dom';
import * as field from '../../field/Field.css.ts';
import { FieldFrame, splitTexts } from '../../field/Field.tsx';
import { fieldButton } from '../../field/field-button.css.ts';
import { EyeIcon, EyeOffIcon } from '../../icons/field-marks.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'inputMode'> {
  /** The browser's autofill: `current-password` to sign in (default), `new-password` to choose one. */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  /** The content directly under the input, before the help. */
  below?: ReactNode;
}

/**
 * A field for a password, with a button that shows or hides it.
 * @example
 * <PasswordField label="Password" name="password" />
 */
export function PasswordField({
  placeholder,
  autoComplete = 'current-password',
  below,
  ...others
}: PasswordFieldProps) {
  const [texts, props] = splitTexts(others);
  const messages = useWords(defaultBaseMessages);
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const toggle = () => {
    const element = input.current;
    const caret =
      element && document.activeElement === element ? ([element.selectionStart, element.selectionEnd] as const) : null;
    flushSync(() => setShown(!isShown));
    // Browsers lose the caret position when an input changes its type.
    if (caret) element?.setSelectionRange(...caret);
  };

  return (
    <RACTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      className={field.field}
    >
      <FieldFrame {...texts}>
        <div className={field.box}>
          <Input ref={input} className={field.input} placeholder={placeholder} autoCapitalize="none" />
          <Button
            className={fieldButton}
            aria-label={isShown ? messages.hidePassword : messages.showPassword}
            isDisabled={props.isDisabled ?? false}
            // A press with the pointer keeps the focus in the field, so that a phone keeps its keyboard open.
            preventFocusOnPress
            onPress={toggle}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </Button>
        </div>
        {below}
      </FieldFrame>
    </RACTextField>
  );
}
