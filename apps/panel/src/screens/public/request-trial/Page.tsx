import { AuthCard } from '@kronos/ui/AuthCard';
import { ErrorState } from '@kronos/ui/ErrorState';
import { LinkButton } from '@kronos/ui/LinkButton';
import { trials as routes } from '@kronos/api/routes/trials';
import { use, useEffect, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { SurroundingsContext } from '../../../context/surroundings.ts';
import { startRoutes } from '../../../routes/areas/start.ts';
import { href } from '../../../routes/href.ts';
import { CardLoading } from '../../../resource/CardLoading.tsx';
import { ClosedCard } from '../../../parts/ClosedCard.tsx';
import { GuestLinks } from '../../../parts/GuestLinks.tsx';
import { SignedInCard } from '../../../parts/SignedInCard.tsx';
import { everyPage } from '../../../stores/every-page.ts';
import { type Loadable, settle, unwrapped } from '../../../stores/loadable.ts';
import { type TrialOffer, TrialForm } from './TrialForm.tsx';

/** The form for requesting a trial of one of the offered products. */
export function Page() {
  const { api, clock, session, system } = useApp();
  const { user } = useSnapshot(session.state);
  const { settings } = useSnapshot(system.state);
  const t = useMessages();
  const surroundings = use(SurroundingsContext);
  const [offer, setOffer] = useState<Loadable<TrialOffer[]>>({ status: 'loading' });
  const [doneFor, setDoneFor] = useState<string>();

  const isOpen = settings?.user_request_trial !== false && !user;
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const load = async () => {
      const outcome = await everyPage((query) => api.extend({ trials: routes }).trials.offer({ query }));
      setOffer(settle({ status: 'idle' }, unwrapped(outcome), clock.now()));
    };
    if (isOpen) void load();
  }, [api, clock, isOpen, tries]);

  if (user) return <SignedInCard user={user} text={t('guests.signedIn.trial', { name: user.name })} />;
  if (!isOpen) return <ClosedCard title={t('guests.trial.closed.heading')} text={t('guests.trial.closed.text')} />;
  if (doneFor !== undefined)
    return (
      <AuthCard
        {...surroundings}
        title={t('guests.trial.done.heading')}
        description={<span role="status">{t('guests.trial.done.text', { email: doneFor })}</span>}
      >
        <LinkButton isWide href={href(startRoutes.login)}>
          {t('guests.toLogin')}
        </LinkButton>
      </AuthCard>
    );
  if (offer.status === 'ready' && offer.data.length === 0)
    return <ClosedCard title={t('guests.trial.none.heading')} text={t('guests.trial.none.text')} />;
  return (
    <AuthCard
      {...surroundings}
      title={t('guests.trial.heading')}
      description={t('guests.trial.text')}
      footer={<GuestLinks current="requestTrial" />}
    >
      {offer.status === 'failed' && (
        <ErrorState title={t('guests.trial.failed')} description={offer.reason(t)} onRetry={retry} />
      )}
      {offer.status === 'ready' && <TrialForm offer={offer.data} onDone={setDoneFor} />}
      {(offer.status === 'idle' || offer.status === 'loading') && <CardLoading label={t('guests.loading')} />}
    </AuthCard>
  );
}
