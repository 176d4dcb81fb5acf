import { passwords } from '@kronos/api/routes/passwords';
import { AuthCard } from '@kronos/ui/AuthCard';
import { Button } from '@kronos/ui/Button';
import { EmailField } from '@kronos/ui/EmailField';
import { Form } from '@kronos/ui/Form';
import { Link } from '@kronos/ui/Link';
import { Text } from '@kronos/ui/Text';
import { type FormEvent, use, useState } from 'react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { useSubmission } from '../../../context/use-submission.ts';
import { startRoutes } from '../../../routes/areas/start.ts';
import { href } from '../../../routes/href.ts';

/** Requests the mail with the link. Shows the same result whether or not the address has an account. */
export function Page() {
  const { api } = useApp();
  const t = useMessages();
  const surroundings = use(SurroundingsContext);
  const [sentTo, setSentTo] = useState<string>();
  const { submit, isPending, refusal, seconds } = useSubmission();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('email');
    const email = typeof given === 'string' ? given.trim() : '';
    void submit(
      () => api.extend({ passwords }).passwords.request({ body: { email } }),
      () => setSentTo(email),
    );
  };

  const footer = <Link href={href(startRoutes.login)}>{t('passwords.toSignIn')}</Link>;

  if (sentTo !== undefined) {
    return (
      <AuthCard
        {...surroundings}
        key="sent"
        titleRef={focus}
        title={t('passwords.sent.heading')}
        description={t('passwords.sent.text', { email: sentTo })}
        footer={footer}
      >
        <Text tone="muted">{t('passwords.sent.help')}</Text>
        <Button isWide onPress={() => setSentTo(undefined)}>
          {t('passwords.sent.again')}
        </Button>
      </AuthCard>
    );
  }

  return (
    <AuthCard
      {...surroundings}
      key="ask"
      title={t('passwords.title.create')}
      description={t('passwords.create.text')}
      footer={footer}
    >
      <Form {...refusal} onSubmit={onSubmit}>
        <EmailField name="email" label={t('passwords.create.email')} autoComplete="username" autoFocus isRequired />
        <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
          {seconds > 0 ? t('passwords.wait', { seconds }) : t('passwords.create.submit')}
        </Button>
      </Form>
    </AuthCard>
  );
}

const focus = (title: HTMLElement | null) => title?.focus();
