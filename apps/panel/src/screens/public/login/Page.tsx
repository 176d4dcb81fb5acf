import type { HttpError, Outcome } from '@kronos/api';
import { AuthCard } from '@kronos/ui/AuthCard';
import { Button } from '@kronos/ui/Button';
import { Checkbox } from '@kronos/ui/Checkbox';
import { EmailField } from '@kronos/ui/EmailField';
import { type FieldErrors, Form } from '@kronos/ui/Form';
import { PasswordField } from '@kronos/ui/PasswordField';
import { type FormEvent, use, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { useCountdown } from '../../../context/use-countdown.ts';
import type { Translate } from '../../../messages/create-messages.ts';
import { reasonOf } from '../../../stores/loadable.ts';
import type { SessionState } from '../../../stores/session.ts';

interface Refusal {
  error?: string;
  errors?: FieldErrors;
}

/** Signs in. Where to go then is the guard's business. */
export function Page() {
  const { session, system, messages } = useApp();
  const { app_name } = useSnapshot(system.state).brand;
  const { notice } = useSnapshot(session.state);
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({});
  const [seconds, wait] = useCountdown();

  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setPending(true);
    const outcome = await session.signIn({
      email: text(fields.get('email')),
      password: text(fields.get('password')),
      remember: fields.has('remember'),
    });
    // The words of the countdown are not part of the first load.
    if (isTooMany(outcome)) await messages.ensure('public').then(() => wait(outcome.retryAfter ?? 60), nothing);
    setPending(false);
    if (outcome.kind === 'ok') return;
    setRefusal(refusalOf(outcome, t));
    if (!hasFieldErrors(outcome)) focusPassword(form);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && seconds === 0) void submit(event.currentTarget);
  };

  return (
    <AuthCard
      {...use(SurroundingsContext)}
      title={t('login.heading', { brand: app_name })}
      description={notice && <span role="status">{noticeText(notice, t)}</span>}
    >
      <Form {...refusal} onSubmit={onSubmit}>
        <EmailField name="email" label={t('login.email')} autoComplete="username" autoFocus isRequired />
        <PasswordField name="password" label={t('login.password')} isRequired />
        <Checkbox name="remember" value="yes">
          {t('login.remember')}
        </Checkbox>
        <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
          {seconds > 0 ? t('public.login.wait', { seconds }) : t('login.submit')}
        </Button>
      </Form>
    </AuthCard>
  );
}

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

const nothing = () => undefined;

const isTooMany = (outcome: Outcome): outcome is HttpError => outcome.kind === 'http-error' && outcome.status === 429;

const hasFieldErrors = (outcome: Outcome): outcome is HttpError & { errors: FieldErrors } =>
  outcome.kind === 'http-error' && outcome.errors !== undefined;

const refusalOf = (outcome: Exclude<Outcome, { kind: 'ok' }>, t: Translate): Refusal =>
  hasFieldErrors(outcome) ? { errors: outcome.errors } : { error: reasonOf(outcome)(t) };

/** A wrong password is most often a slip of it; what was typed is selected, so that typing replaces it. */
function focusPassword(form: HTMLFormElement) {
  const field = form.elements.namedItem('password');
  if (field instanceof HTMLInputElement) field.select();
}

function noticeText(notice: NonNullable<SessionState['notice']>, t: Translate) {
  const words = {
    expired: t('login.expired'),
    'signed-out': t('login.signedOut'),
    'signed-out-here': t('login.signedOutHere'),
  };
  return words[notice];
}
