import type { Outcome } from '@kronos/api';
import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { NewPasswordField } from '@kronos/ui/NewPasswordField';
import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { useSubmission } from '../../../context/use-submission.ts';

export interface SetPasswordProps {
  /** The e-mail address of the account. */
  email: string;
  set: (password: string) => Promise<Outcome>;
  onDone: () => void;
}

/** The form for the new password. */
export function SetPassword({ email, set, onDone }: SetPasswordProps) {
  const { system } = useApp();
  const { app_name } = useSnapshot(system.state).brand;
  const t = useMessages();
  const { submit, isPending, refusal, seconds } = useSubmission();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    void submit(() => set(typeof password === 'string' ? password : ''), onDone);
  };

  return (
    <Form {...refusal} onSubmit={onSubmit}>
      {/* For password managers, which need the account's name. */}
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        name="password"
        label={t('passwords.reset.password')}
        known={[email, app_name]}
        maxLength={1024}
        autoFocus
        isRequired
      />
      <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
        {t('passwords.reset.submit')}
      </Button>
    </Form>
  );
}
