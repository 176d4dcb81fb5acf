import { subUsers as subUsersRoutes } from '@kronos/api/routes/sub-users';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { AuthCard } from '@kronos/ui/AuthCard';
import { Button } from '@kronos/ui/Button';
import { Form } from '@kronos/ui/Form';
import { LinkButton } from '@kronos/ui/LinkButton';
import { NewPasswordField } from '@kronos/ui/NewPasswordField';
import { Spinner } from '@kronos/ui/Spinner';
import { TextField } from '@kronos/ui/TextField';
import { use, useEffect, useReducer, useState } from 'react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { textOf } from '../../../platform/form-text.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import type { PageProps } from '../../../context/page-props.ts';
import { useSaving } from '../../../context/use-saving.ts';
import { type Loadable, settle } from '../../../stores/loadable.ts';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';

type Invitation = ResponseOf<Contract['subUsers']['invitation']>;

/** The page on which an invited sub-user chooses a name and a password. */
export function Page({ params: { token } }: PageProps<'join'>) {
  const { api, clock } = useApp();
  const [client] = useState(() => api.extend({ subUsers: subUsersRoutes }).subUsers);
  const t = useMessages();
  const { isPending, refusal, save } = useSaving();
  const [invitation, setInvitation] = useState<Loadable<Invitation>>({ status: 'loading' });
  const [isDone, setDone] = useState(false);

  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const load = async () => {
      const outcome = await client.invitation({ params: { token } });
      setInvitation(settle({ status: 'loading' }, outcome, clock.now()));
    };
    void load();
  }, [client, token, clock, tries]);

  const accept = async (fields: FormData) => {
    const body = { name: textOf(fields, 'name'), password: textOf(fields, 'password') };
    if (await save(() => client.accept({ params: { token }, body }))) setDone(true);
  };

  const surroundings = use(SurroundingsContext);
  if (invitation.status === 'failed') {
    return (
      <AuthCard {...surroundings} title={t('links.join.title')}>
        <LoadFailure title={t('links.join.failed')} reason={invitation.reason} onRetry={retry} />
      </AuthCard>
    );
  }
  if (invitation.status !== 'ready') {
    return (
      <AuthCard {...surroundings} title={t('links.join.title')}>
        <Spinner label={t('common.loading')} size={24} />
      </AuthCard>
    );
  }
  const { email, invited_by, servers } = invitation.data;
  if (isDone) {
    return (
      <AuthCard
        {...surroundings}
        title={t('links.join.title')}
        description={<span role="status">{t('links.join.done', { email })}</span>}
      >
        <LinkButton href="/app/login" tone="accent" isWide>
          {t('links.join.signIn')}
        </LinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      {...surroundings}
      title={t('links.join.title')}
      description={
        servers.length > 0
          ? t('links.join.text', { by: invited_by, servers: servers.join(', '), email })
          : t('links.join.textNone', { by: invited_by, email })
      }
    >
      <Form
        {...refusal}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void accept(new FormData(event.currentTarget));
        }}
      >
        <TextField name="name" label={t('links.join.name')} autoComplete="name" maxLength={100} isRequired />
        <NewPasswordField name="password" label={t('links.join.password')} known={[email]} isRequired />
        <Button type="submit" tone="accent" isWide isPending={isPending}>
          {t('links.join.submit')}
        </Button>
      </Form>
    </AuthCard>
  );
}
