import { Button } from '@kronos/ui/Button';
import { LinkButton } from '@kronos/ui/LinkButton';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { useAddress } from '../../../context/use-address.ts';
import type { PageProps } from '../../../context/page-props.ts';
import { publicRoutes } from '../../../routes/areas/public.ts';
import { href } from '../../../routes/href.ts';
import { CardLoading } from '../../../resource/CardLoading.tsx';
import { ClosedCard } from '../../../parts/ClosedCard.tsx';
import { SignedInCard } from '../../../parts/SignedInCard.tsx';
import { ChooseProducts } from './ChooseProducts.tsx';
import { CreateAccount } from './CreateAccount.tsx';
import { EnterKey } from './EnterKey.tsx';
import { StepCard } from './StepCard.tsx';
import { stepOf } from './steps.ts';
import { useInvitation } from './use-invitation.ts';
import { Verify } from './Verify.tsx';

/** The steps from an invitation to an account: enter key, verify, create account, choose products. */
export function Page({ params }: PageProps<'acceptInvite'> | PageProps<'acceptInviteVerify'>) {
  const { session, system, location } = useApp();
  const { user } = useSnapshot(session.state);
  const { settings } = useSnapshot(system.state);
  const t = useMessages();
  const step = stepOf(useAddress().path);
  const key = 'key' in params ? params.key : undefined;
  const isOpen = settings?.user_invite_keys !== false && !user;
  const store = useInvitation(isOpen ? key : undefined);
  const { invitation } = useSnapshot(store.state);
  useEffect(() => store.recall(location.state), [store, location]);

  if (user) return <SignedInCard user={user} text={t('guests.signedIn.invite', { name: user.name })} />;
  if (!isOpen) return <ClosedCard title={t('guests.invite.closed.heading')} text={t('guests.invite.closed.text')} />;
  if (key === undefined || step === 'key') return <EnterKey invitation={store} />;
  if (invitation.status === 'failed')
    return (
      <StepCard
        step="verify"
        inviteKey={key}
        title={t('guests.invite.failed.heading')}
        description={<span role="alert">{invitation.reason(t)}</span>}
      >
        <Stack gap={12}>
          <Button isWide onPress={() => void store.verify(key)}>
            {t('common.retry')}
          </Button>
          <LinkButton isWide href={href(publicRoutes.acceptInvite)}>
            {t('guests.invite.failed.another')}
          </LinkButton>
        </Stack>
      </StepCard>
    );
  if (invitation.status !== 'ready')
    return (
      <StepCard step={step} inviteKey={key} title={t(`guests.invite.${step}.step`)}>
        <CardLoading label={t('guests.loading')} />
      </StepCard>
    );
  const { data } = invitation;
  if (step === 'account') return <CreateAccount inviteKey={key} invitation={data} store={store} />;
  if (step === 'products') return <ChooseProducts inviteKey={key} invitation={data} store={store} />;
  return <Verify inviteKey={key} invitation={data} />;
}
