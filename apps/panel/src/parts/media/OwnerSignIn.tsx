import type { Outcome } from '@kronos/api';
import type { ServerType } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { ClaimForm } from '@kronos/ui/ClaimForm';
import { useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { createMediaStore } from './media-store.ts';
import type { OwnerAccount } from './owner-account.ts';
import { PlexSignIn } from './PlexSignIn.tsx';

/** Asks for the account of the media server's owner, if the panel has no access of its own. */
export function OwnerSignIn({
  server: { id, type, rights },
  onSignIn,
}: ShownServer & { onSignIn?: OwnerSignInCardProps['onSignIn'] | undefined }) {
  const store = useStore(createMediaStore);
  const t = useMessages();
  const product = t(`customer.server.type.${type}`);
  // The call that signs in belongs to the invites.
  if (!rights.includes('invites'))
    return <Card title={t('media.owner.title', { product })}>{t('media.owner.notAllowed')}</Card>;
  return (
    <OwnerSignInCard
      type={type}
      description={t('media.owner.text', { product })}
      onSignIn={onSignIn ?? ((values) => store.signIn(id, values))}
    />
  );
}

interface OwnerSignInCardProps {
  type: ServerType;
  description: string;
  onSignIn: (account: OwnerAccount) => Promise<Outcome<unknown>>;
}

/** The form of an owner's account, which asks for a second factor when one is required. */
export function OwnerSignInCard({ type, description, onSignIn }: OwnerSignInCardProps) {
  const t = useMessages();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const [isCodeWanted, setCodeWanted] = useState(false);
  // Set during render, so that the field exists when the refusal is shown at it.
  if (!isCodeWanted && refusal.errors?.['code'] !== undefined) setCodeWanted(true);
  const enter = (account: OwnerAccount) =>
    submit(
      () => onSignIn(account),
      () => setCodeWanted(false),
    );
  const form = (
    <ClaimForm
      {...refusal}
      loginName="login"
      isCodeWanted={isCodeWanted}
      isPending={isPending}
      isDisabled={seconds > 0}
      labels={{
        login: type === 'plex' ? t('media.claim.login') : t('media.claim.userName'),
        password: t('media.claim.password'),
        passwordHelp: t('media.owner.passwordHelp'),
        code: t('media.claim.code'),
        codeHelp: t('media.claim.codeHelp'),
        submit: seconds > 0 ? t('media.claim.wait', { seconds }) : t('media.owner.submit'),
      }}
      onSubmit={(values) => void enter(values)}
    />
  );
  return (
    <Card title={t('media.owner.title', { product: t(`customer.server.type.${type}`) })} description={description}>
      {type === 'plex' ? (
        <PlexSignIn isDisabled={isPending || seconds > 0} onSignIn={(signIn) => enter({ signIn })}>
          {form}
        </PlexSignIn>
      ) : (
        form
      )}
    </Card>
  );
}
