import type { ChallengedSession } from '@kronos/api/contract';
import { AuthCard } from '@kronos/ui/AuthCard';
import { Button } from '@kronos/ui/Button';
import { Checkbox } from '@kronos/ui/Checkbox';
import { EmailField } from '@kronos/ui/EmailField';
import { Form } from '@kronos/ui/Form';
import { PasswordField } from '@kronos/ui/PasswordField';
import { type FormEvent, Suspense, use, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { afterPaint } from '../../platform/after-paint.ts';
import { useApp, useMessages } from '../../context/app-context.ts';
import { textOf } from '../../platform/form-text.ts';
import { lazyPart } from '../../context/lazy-part.ts';
import { SurroundingsContext } from '../../context/surroundings.ts';
import { useCountdown } from '../../context/use-countdown.ts';
import type { Translate } from '../../messages/create-messages.ts';
import type { SessionState } from '../../stores/session.ts';
import type { Refusal, refusalOf } from './refusal.ts';

export interface SignInProps {
  /** Refuses all users but admins with the message of a wrong password. @default false */
  isForAdmins?: boolean;
  /** The page's h1, if it differs from the customers'. */
  title?: string;
}

/** The sign-in form. The guard decides where it leads. */
export function SignIn({ isForAdmins = false, title }: SignInProps) {
  const app = useApp();
  const { session, system } = app;
  const { app_name } = useSnapshot(system.state).brand;
  const { notice } = useSnapshot(session.state);
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({});
  const [seconds, wait] = useCountdown();
  const [step, setStep] = useState<ChallengedSession['second_factor']>();

  const nobodyAnswered = (): Refusal => ({ error: t('common.failed.noResponse') });

  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setPending(true);
    const outcome = await session.signIn({
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
      remember: fields.has('remember'),
      ...(isForAdmins && { admin: true }),
    });
    const told = outcome.kind === 'ok' ? undefined : await tell(outcome, app).catch(nobodyAnswered);
    setPending(false);
    if (outcome.kind === 'ok') return 'second_factor' in outcome.data ? setStep(outcome.data.second_factor) : undefined;
    setRefusal({ ...told });
    if (told?.wait !== undefined) wait(told.wait);
    if (!told?.errors) focusPassword(form);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && seconds === 0) void submit(event.currentTarget);
  };

  return (
    <AuthCard
      {...use(SurroundingsContext)}
      title={title ?? t('login.heading', { brand: app_name })}
      description={notice && <span role="status">{noticeText(notice, t)}</span>}
      footer={
        <Suspense fallback={'\u00A0'}>
          <LazyLinks isForAdmins={isForAdmins} />
        </Suspense>
      }
    >
      {step ? (
        <Suspense>
          <LazySecondFactor step={step} onOpened={session.enter} onRestart={() => setStep(undefined)} />
        </Suspense>
      ) : (
        <Form error={refusal.error} errors={refusal.errors} onSubmit={onSubmit}>
          <EmailField name="email" label={t('login.email')} autoComplete="username" autoFocus isRequired />
          <PasswordField name="password" label={t('login.password')} isRequired />
          <Checkbox name="remember" value="yes">
            {t('login.remember')}
          </Checkbox>
          <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
            {seconds > 0 ? t('public.login.wait', { seconds }) : t('login.submit')}
          </Button>
        </Form>
      )}
    </AuthCard>
  );
}

const beyond = () => afterPaint().then(() => import('./beyond.ts'));

/** Not in the first paint, which reserves their space; users can sign in without them. */
const LazyLinks = lazyPart(beyond, 'Links', { isOptional: true });

const LazySecondFactor = lazyPart(async () => (await beyond()).secondFactor(), 'SecondFactor');

/** The form's messages of a refusal, with the texts of its countdown: neither is part of the first load. */
async function tell(
  outcome: Parameters<typeof refusalOf>[0],
  { messages }: ReturnType<typeof useApp>,
): Promise<Refusal> {
  const [refusal] = await Promise.all([beyond(), messages.ensure('public')]);
  return refusal.refusalOf(outcome, messages.t);
}

/** A wrong password is most often a typing error; it is selected, so that typing replaces it. */
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
