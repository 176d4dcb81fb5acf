import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import * as field from '../../field/Field.css.ts';
import { CheckIcon } from '../../icons/actions.tsx';
import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
import * as css from './SecretField.css.ts';

export interface SecretFieldProps
  extends Omit<PasswordFieldProps, 'autoComplete' | 'below' | 'value' | 'defaultValue' | 'label' | 'autoFocus'> {
  /** The field's label. */
  label: string;
  /** Whether a secret is stored. Its value is never sent to the browser, so no part of it can be shown. */
  isSet: boolean;
  /** A note about the stored secret, such as when it was set. */
  note?: ReactNode;
  /** The new secret, while it is being replaced; empty until then. */
  value?: string | undefined;
  /** The initial text when the secret is replaced. */
  defaultValue?: string | undefined;
  /** Whether the stored secret is being replaced; set it back to `false` when the new one is saved. */
  isReplacing?: boolean | undefined;
  /** Called when replacing begins or is cancelled. */
  onReplacingChange?: ((isReplacing: boolean) => void) | undefined;
}

/**
 * A field for a secret that can be set and replaced but is never shown. A form submits its name only while it is being
 * replaced.
 * @example
 * <SecretField label="API key" name="apiKey" isSet />
 */
export function SecretField({
  label,
  help,
  isSet,
  note,
  value,
  defaultValue,
  onChange,
  isReplacing: given,
  onReplacingChange,
  isDisabled,
  ...props
}: SecretFieldProps) {
  const messages = useWords(defaultControlMessages);
  const [isReplacing, setReplacing] = useControlledState(given, false, onReplacingChange);
  const place = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  const id = useId();

  // The pressed control is gone, so the focus moves to the one that replaces it.
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isReplacing]);

  const move = (next: boolean) => {
    moves.current = true;
    setReplacing(next);
    if (!next) onChange?.('');
  };

  if (isSet && !isReplacing) {
    return (
      <div ref={place} role="group" aria-labelledby={`${id}-label`} className={field.field}>
        <span id={`${id}-label`} className={field.label}>
          {label}
        </span>
        <div className={css.row}>
          <div className={css.kept}>
            <span className={css.mark}>
              <CheckIcon />
            </span>
            {messages.secretSet}
            {note && <span className={css.note}>{note}</span>}
          </div>
          <Button
            isDisabled={isDisabled ?? false}
            aria-labelledby={`${id}-replace ${id}-label`}
            onPress={() => move(true)}
          >
            <span id={`${id}-replace`}>{messages.secretReplace}</span>
          </Button>
        </div>
        {help && <span className={field.help}>{help}</span>}
      </div>
    );
  }

  return (
    <div ref={place} className={field.field}>
      <PasswordField
        {...props}
        label={label}
        help={help}
        // A password manager would offer the user's own password.
        autoComplete="off"
        isDisabled={isDisabled ?? false}
        {...(value === undefined ? {} : { value })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        {...(onChange ? { onChange } : {})}
      />
      {isSet && (
        <Button size="small" isDisabled={isDisabled ?? false} onPress={() => move(false)}>
          {messages.secretKeep}
        </Button>
      )}
    </div>
  );
}
