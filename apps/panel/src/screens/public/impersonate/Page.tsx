import { impersonations } from '@kronos/api/routes/impersonations';
import { AuthCard } from '@kronos/ui/AuthCard';
import { Banner } from '@kronos/ui/Banner';
import { LinkButton } from '@kronos/ui/LinkButton';
import { Spinner } from '@kronos/ui/Spinner';
import { Stack } from '@kronos/ui/Stack';
import { use, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { homeOf } from '../../../routes/home.ts';
import { startRoutes } from '../../../routes/areas/start.ts';
import { href } from '../../../routes/href.ts';
import type { PageProps } from '../../../context/page-props.ts';
import type { Phrase } from '../../../messages/create-messages.ts';
import { keepOwn } from '../../../stores/own-session.ts';
import { reasonOf } from '../../../stores/loadable.ts';

/** Exchanges the token of an admin's link for a session of the user, and opens the dashboard. */
export function Page({ params: { token } }: PageProps<'impersonate'>) {
  const app = useApp();
  const { api, session, location } = app;
  const { user } = useSnapshot(session.state);
  const t = useMessages();
  const [failure, setFailure] = useState<Phrase>();
  const asked = useRef('');

  useEffect(() => {
    // A token is valid once: it must not be sent a second time on another render.
    if (asked.current === token) return;
    asked.current = token;
    const open = async () => {
      const outcome = await api.extend({ impersonations }).impersonations.exchange({ body: { token } });
      if (outcome.kind !== 'ok') return setFailure(() => reasonOf(outcome));
      keepOwn(app.storage, session.token());
      session.enter(outcome.data);
      // Replaces the link, which is no longer valid.
      location.navigate(href(startRoutes.dashboard), { replace: true });
    };
    void open();
  }, [app, api, session, location, token]);

  return (
    <AuthCard {...use(SurroundingsContext)} title={t(failure ? 'impersonation.failed' : 'impersonation.opening')}>
      {failure ? (
        <Stack gap={16}>
          <Banner label={t('impersonation.failed')} tone="danger" isAnnounced>
            {failure(t)}
          </Banner>
          <LinkButton tone="accent" isWide href={user ? homeOf(user) : href(startRoutes.login)}>
            {t(user ? 'impersonation.home' : 'impersonation.login')}
          </LinkButton>
        </Stack>
      ) : (
        <Spinner label={t('common.loading')} size={24} />
      )}
    </AuthCard>
  );
}
