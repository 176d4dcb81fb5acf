import { passwords } from '@kronos/api/routes/passwords';
import { AuthCard } from '@kronos/ui/AuthCard';
import { ErrorState } from '@kronos/ui/ErrorState';
import { Link } from '@kronos/ui/Link';
import { LinkButton } from '@kronos/ui/LinkButton';
import { Spinner } from '@kronos/ui/Spinner';
import { use, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { useAddress } from '../../../context/use-address.ts';
import { publicRoutes } from '../../../routes/areas/public.ts';
import { startRoutes } from '../../../routes/areas/start.ts';
import { href } from '../../../routes/href.ts';
import { createPasswordLinkStore } from '../../../stores/password-link.ts';
import { SetPassword } from './SetPassword.tsx';

/** The page opened by the link in the mail; mounted again for another link. */
export function Page() {
  const token = new URLSearchParams(useAddress().search).get('token') ?? '';
  return <LinkPage key={token} token={token} />;
}

function LinkPage({ token }: { token: string }) {
  const { api, clock } = useApp();
  const t = useMessages();
  const surroundings = use(SurroundingsContext);
  const [store] = useState(() => createPasswordLinkStore({ api: api.extend({ passwords }), now: clock.now, token }));
  const { link } = useSnapshot(store.state);
  const [isDone, setDone] = useState(false);
  useEffect(() => void store.look(), [store]);

  const toSignIn = <Link href={href(startRoutes.login)}>{t('passwords.toSignIn')}</Link>;

  if (isDone) {
    return (
      <AuthCard
        {...surroundings}
        key="done"
        titleRef={focus}
        title={t('passwords.done.heading')}
        description={t('passwords.done.text')}
      >
        <LinkButton tone="accent" isWide href={href(startRoutes.login)}>
          {t('passwords.done.signIn')}
        </LinkButton>
      </AuthCard>
    );
  }

  if (link.status !== 'ready') {
    return (
      <AuthCard {...surroundings} key="look" title={t('passwords.title.reset')} footer={toSignIn}>
        {link.status === 'failed' ? (
          <ErrorState
            title={t('passwords.reset.failed')}
            description={link.reason(t)}
            onRetry={() => void store.look()}
          />
        ) : (
          <Spinner label={t('passwords.reset.loading')} />
        )}
      </AuthCard>
    );
  }

  const { state, email } = link.data;
  if (state === 'valid') {
    return (
      <AuthCard
        {...surroundings}
        key="set"
        title={t('passwords.title.reset')}
        description={t('passwords.reset.text', { email: email ?? '' })}
        footer={toSignIn}
      >
        <SetPassword email={email ?? ''} set={store.set} onDone={() => setDone(true)} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      {...surroundings}
      key={state}
      titleRef={focus}
      title={t(deadWords[state].heading)}
      description={t(deadWords[state].text)}
      footer={toSignIn}
    >
      <LinkButton tone="accent" isWide href={href(publicRoutes.passwordCreate)}>
        {t('passwords.dead.again')}
      </LinkButton>
    </AuthCard>
  );
}

/** The texts of a link that is no longer valid. */
const deadWords = {
  used: { heading: 'passwords.used.heading', text: 'passwords.used.text' },
  expired: { heading: 'passwords.expired.heading', text: 'passwords.expired.text' },
  unknown: { heading: 'passwords.unknown.heading', text: 'passwords.unknown.text' },
} as const;

const focus = (title: HTMLElement | null) => title?.focus();
