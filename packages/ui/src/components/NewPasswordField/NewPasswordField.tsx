import { useControlledState } from 'react-stately/useControlledState';
import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
import { judgePassword } from './password-strength.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'below'> {
  /** Texts that an attacker knows too, such as the user's name and e-mail address. They add no strength. */
  known?: readonly string[] | undefined;
}

/**
 * A field for choosing a new password, with an estimate of its strength. For signing in use `PasswordField`.
 * @example
 * <NewPasswordField label="New password" name="password" />
 */
export function NewPasswordField({
  known,
  help,
  value: given,
  defaultValue = '',
  onChange,
  validate,
  ...props
}: NewPasswordFieldProps) {
  const messages = useWords(defaultControlMessages);
  const [value, setValue] = useControlledState<string>(given, defaultValue, onChange);

  const check = (password: string) => {
    if (password === '') return null;
    const { strength, isLongEnough } = judgePassword(password, known);
    if (!isLongEnough) return messages.passwordTooShort;
    return strength === 'weak' ? messages.passwordTooEasy : validate?.(password);
  };

  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      value={value}
      onChange={setValue}
      validate={check}
      help={help ?? messages.passwordTooShort}
      below={<StrengthMeter strength={value ? judgePassword(value, known).strength : undefined} />}
    />
  );
}
