import { ClaimForm } from '@kronos/ui/ClaimForm';
import { Card } from '@kronos/ui/Card';
import { useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { createMediaStore } from './media-store.ts';

/** Asks for the account of the media server's owner, where the panel has no access of its own. */
export function OwnerSignIn({ server: { id, type, rights } }: ShownServer) {
  const store = useStore(createMediaStore);
  const t = useMessages();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const [isCodeWanted, setCodeWanted] = useState(false);
  // With the refusal, not before it: the field is to be there when it is told what is missing in it.
  if (!isCodeWanted && refusal.errors?.['code'] !== undefined) setCodeWanted(true);
  const product = t(`customer.server.type.${type}`);
  // The call that signs in belongs to the invites.
  if (!rights.includes('invites'))
    return <Card title={t('media.owner.title', { product })}>{t('media.owner.notAllowed')}</Card>;
  return (
    <Card title={t('media.owner.title', { product })} description={t('media.owner.text', { product })}>
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
        onSubmit={(values) =>
          void submit(
            () => store.signIn(id, values),
            () => setCodeWanted(false),
          )
        }
      />
    </Card>
  );
}
