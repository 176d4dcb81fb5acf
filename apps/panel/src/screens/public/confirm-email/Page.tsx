import { account as accountRoutes } from '@kronos/api/routes/account';
import { AuthCard } from '@kronos/ui/AuthCard';
import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { LinkButton } from '@kronos/ui/LinkButton';
import { use, useState } from 'react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import type { PageProps } from '../../../context/page-props.ts';
import { useSaving } from '../../../context/use-saving.ts';

/** Confirms a new e-mail address. It takes a button, because mail scanners open links but press nothing. */
export function Page({ params: { token } }: PageProps<'confirmEmail'>) {
  const { api, session } = useApp();
  const [client] = useState(() => api.extend({ account: accountRoutes }).account);
  const t = useMessages();
  const { isPending, refusal, save } = useSaving();
  const [email, setEmail] = useState<string>();

  const confirm = () =>
    save(async () => {
      const outcome = await client.confirmEmail({ body: { token } });
      if (outcome.kind === 'ok') {
        setEmail(outcome.data.email);
        session.amend({ email: outcome.data.email });
      }
      return outcome;
    });
  return (
    <AuthCard
      {...use(SurroundingsContext)}
      title={t('links.email.title')}
      description={
        <span role="status">{email === undefined ? t('links.email.ask') : t('links.email.done', { email })}</span>
      }
    >
      {email === undefined ? (
        <Form
          {...refusal}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) void confirm();
          }}
        >
          <Button type="submit" tone="accent" isWide isPending={isPending}>
            {t('links.email.confirm')}
          </Button>
        </Form>
      ) : (
        <LinkButton href="/app" tone="accent" isWide>
          {t('links.goOn')}
        </LinkButton>
      )}
    </AuthCard>
  );
}
