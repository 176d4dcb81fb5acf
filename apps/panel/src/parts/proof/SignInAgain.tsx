import type { ChallengedSession, OpenedSession } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Checkbox } from '@kronos/ui/Checkbox';
import { type FieldErrors, Form } from '@kronos/ui/Form';
import { DialogBody, DialogHeader, Modal } from '@kronos/ui/Modal';
import { PasswordField } from '@kronos/ui/PasswordField';
import { Stack } from '@kronos/ui/Stack';
import { type FormEvent, use, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../context/app-context.ts';
import { useCountdown } from '../../context/use-countdown.ts';
import { reasonOf } from '../../stores/loadable.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import { SecondFactor } from './SecondFactor.tsx';

/** A dialog over the page whose session has ended: the same user signs in again, and the input is kept. */
export function SignInAgain() {
  const { session, messages } = useApp();
  use(messages.ensure('proof'));
  const { user } = useSnapshot(session.state);
  const t = useMessages();
  const [step, setStep] = useState<ChallengedSession['second_factor']>();
  if (!user) return null;
  const leave = (
    <Button tone="quiet" isWide onPress={session.abandon}>
      {t('proof.again.leave')}
    </Button>
  );
  return (
    <Modal isOpen size="small" isDismissable={false} isKeyboardDismissDisabled>
      <DialogHeader hasClose={false} description={t('proof.again.text', { name: user.name })}>
        {t('proof.again.title')}
      </DialogHeader>
      <DialogBody>
        {step ? (
          <SecondFactor step={step} onOpened={session.enter} onRestart={() => setStep(undefined)} />
        ) : (
          <Stack gap={2}>
            <PasswordAgain user={user} onStep={setStep} />
            {leave}
          </Stack>
        )}
      </DialogBody>
    </Modal>
  );
}

interface PasswordAgainProps {
  user: { readonly id: number; readonly email: string };
  onStep: (step: ChallengedSession['second_factor']) => void;
}

function PasswordAgain({ user, onStep }: PasswordAgainProps) {
  const app = useApp();
  const { session } = app;
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const [remember, setRemember] = useState(false);
  const [refusal, setRefusal] = useState<{ error?: string; errors?: FieldErrors }>({});
  const [seconds, wait] = useCountdown();

  const byPassword = async (password: string) => {
    const outcome = await session.signIn({ email: user.email, password, remember });
    if (outcome.kind === 'ok') {
      if ('second_factor' in outcome.data) onStep(outcome.data.second_factor);
      return;
    }
    if (outcome.kind === 'http-error' && outcome.status === 429) wait(outcome.retryAfter ?? 60);
    const errors = outcome.kind === 'http-error' ? outcome.errors : undefined;
    setRefusal(errors ? { errors } : { error: reasonOf(outcome)(t) });
  };
  const byPasskey = async () => {
    const result = await passkeySignIn(app, remember);
    if ('problem' in result) return setRefusal({ error: result.problem(t) });
    return enter(result.opened);
  };
  /** Another user must not continue on this page. */
  const enter = (opened: OpenedSession) => {
    if (opened.user.id === user.id) session.enter(opened);
    else setRefusal({ error: t('proof.again.otherAccount') });
  };
  const run = async (work: Promise<void>) => {
    setPending(true);
    await work;
    setPending(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (!isPending && seconds === 0) void run(byPassword(typeof password === 'string' ? password : ''));
  };

  return (
    <Form {...refusal} onSubmit={onSubmit}>
      {/* For password managers, which need the account's name. */}
      <input type="hidden" name="email" autoComplete="username" value={user.email} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing that the dialog asks for */}
      <PasswordField name="password" label={t('proof.again.password')} autoFocus isRequired />
      <Checkbox isSelected={remember} onChange={setRemember}>
        {t('proof.again.remember')}
      </Checkbox>
      <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
        {seconds > 0 ? t('proof.wait', { seconds }) : t('proof.again.submit')}
      </Button>
      <Button isWide isDisabled={isPending} onPress={() => void run(byPasskey())}>
        {t('proof.passkey.ask')}
      </Button>
    </Form>
  );
}
