import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { type FieldErrors, Form, type FormProps } from '../../components/Form/Form.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { type ClaimFormLabels, defaultClaimFormLabels } from './labels.ts';

export interface ClaimValues {
  /** The e-mail address or the user name, without spaces around it. */
  login: string;
  password: string;
  /** The code of a second factor; undefined unless it was required. */
  code: string | undefined;
}

export interface ClaimFormProps extends Pick<FormProps, 'error' | 'errors'> {
  /** Called with the values when all fields are valid. */
  onSubmit: (values: ClaimValues) => void;
  /** The name of the first field in `errors`; the others are `password` and `code`. @default 'email' */
  loginName?: 'email' | 'login' | undefined;
  /** Whether the account is created by the claim, so that browsers suggest a new password. @default false */
  isNewAccount?: boolean | undefined;
  /**
   * Whether the code of a second factor is required as well. The field takes the focus when it appears. @default false
   */
  isCodeWanted?: boolean | undefined;
  /** Whether the form is being submitted. @default false */
  isPending?: boolean | undefined;
  /** Whether the form cannot be submitted at present. @default false */
  isDisabled?: boolean | undefined;
  /** The component's texts. @default English */
  labels?: Partial<ClaimFormLabels> | undefined;
}

/**
 * A form with the account of a media server: to claim it, or to sign in to it.
 * @example
 * <ClaimForm onSubmit={claim} isCodeWanted={isCodeWanted} />
 */
export function ClaimForm({
  onSubmit,
  loginName = 'email',
  isNewAccount = false,
  isCodeWanted = false,
  isPending = false,
  isDisabled = false,
  error,
  errors,
  labels: words,
}: ClaimFormProps) {
  const labels = { ...defaultClaimFormLabels, ...words };
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  // A field with an error prevents submission; but the error at the password may be due to a wrong name.
  const [corrected, setCorrected] = useState<FieldErrors>();
  const codeField = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not during the effect itself: reactions to the focus could make React start over.
    if (isCodeWanted) queueMicrotask(() => codeField.current?.querySelector('input')?.focus());
  }, [isCodeWanted]);
  const changes = (set: (text: string) => void) => (text: string) => {
    set(text);
    setCorrected(errors);
  };
  return (
    <Form
      error={error}
      errors={errors === corrected ? undefined : errors}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending || isDisabled) return;
        onSubmit({ login: login.trim(), password, code: isCodeWanted ? code.trim() : undefined });
      }}
    >
      <TextField
        name={loginName}
        label={labels.login}
        help={labels.loginHelp}
        value={login}
        onChange={changes(setLogin)}
        autoComplete="username"
        autoCorrect="off"
        spellCheck="false"
        maxLength={isNewAccount ? 100 : 254}
        isRequired
      />
      <PasswordField
        name="password"
        label={labels.password}
        help={labels.passwordHelp}
        value={password}
        onChange={changes(setPassword)}
        autoComplete={isNewAccount ? 'new-password' : 'current-password'}
        isRequired
      />
      {isCodeWanted && (
        <div ref={codeField}>
          <TextField
            name="code"
            label={labels.code}
            help={labels.codeHelp}
            value={code}
            onChange={changes(setCode)}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck="false"
            maxLength={12}
            isRequired
          />
        </div>
      )}
      <div>
        <Button type="submit" tone="accent" isPending={isPending} isDisabled={isDisabled}>
          {labels.submit}
        </Button>
      </div>
    </Form>
  );
}
