import type { ClaimResponse } from '@kronos/api/contract';
import { ClaimForm } from '@kronos/ui/ClaimForm';
import { useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import type { Refusal } from '../../stores/refusal.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { createMediaStore } from './media-store.ts';
import type { OwnerAccount } from './owner-account.ts';
import { PlexSignIn } from './PlexSignIn.tsx';

interface ClaimAccountProps extends ShownServer {
  /** Whether it was claimed through the panel before. */
  isLost: boolean;
  /** Whether nothing can be requested at present; the reason is above it. */
  isBarred: boolean;
}

/** The account that the server is claimed with: of plex.tv, or the first administrator, who is created. */
export function ClaimAccount({ server: { id, type }, isLost, isBarred }: ClaimAccountProps) {
  const { claim } = useStore(createMediaStore);
  const t = useMessages();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const [told, setTold] = useState<Refusal>({});
  const [isCodeWanted, setCodeWanted] = useState(false);
  const isPlex = type === 'plex';

  const tell = ({ success, message, reason }: ClaimResponse, account: OwnerAccount): Refusal => {
    if (success) return {};
    if (reason === undefined) return { error: message };
    if (reason === 'wrong-password') return { errors: { password: [t('media.refusal.wrong-password')] } };
    if (reason !== 'code-wanted') return { error: t(`media.refusal.${reason}`) };
    setCodeWanted(true);
    return 'signIn' in account || account.code === undefined
      ? {}
      : { errors: { code: [t('media.refusal.code-wanted')] } };
  };
  const enter = (account: OwnerAccount) => {
    setTold({});
    return submit(
      () => claim.claim(id, account),
      (answer) => setTold(tell(answer, account)),
    );
  };
  const form = (
    <ClaimForm
      {...refusal}
      {...told}
      isNewAccount={!isPlex}
      isCodeWanted={isCodeWanted}
      isPending={isPending}
      isDisabled={isBarred || seconds > 0}
      labels={{
        login: isPlex ? t('media.claim.login') : t('media.claim.userName'),
        password: t('media.claim.password'),
        passwordHelp: t(`media.claim.passwordHelp.${type}`),
        code: t('media.claim.code'),
        codeHelp: t('media.claim.codeHelp'),
        submit:
          seconds > 0 ? t('media.claim.wait', { seconds }) : isLost ? t('media.claim.again') : t('media.claim.submit'),
      }}
      onSubmit={(values) => void enter(values)}
    />
  );
  return isPlex ? (
    <PlexSignIn isDisabled={isBarred || isPending || seconds > 0} onSignIn={(signIn) => enter({ signIn })}>
      {form}
    </PlexSignIn>
  ) : (
    form
  );
}
