import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

// A name, one @, and a host of at least two labels: the browser alone would accept `ada@localhost`.
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {}

/**
 * A field for one e-mail address, with the matching keyboard, autofill and validation.
 * @example
 * <EmailField label="E-mail" name="email" isRequired />
 */
export function EmailField({ validate, autoComplete = 'email', ...props }: EmailFieldProps) {
  const messages = useWords(defaultBaseMessages);
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck="false"
      validate={(value) => (value && !address.test(value) ? messages.invalidEmail : validate?.(value))}
    />
  );
}
