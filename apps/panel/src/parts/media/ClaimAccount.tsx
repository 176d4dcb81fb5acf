import type { ClaimResponse } from '@kronos/api/contract';
import { ClaimForm, type ClaimValues } from '@kronos/ui/ClaimForm';
import { useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useSubmission } from '../../context/use-submission.ts';
import type { Refusal } from '../../stores/refusal.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { createMediaStore } from './media-store.ts';

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

  const tell = ({ success, message, reason }: ClaimResponse, { code }: ClaimValues): Refusal => {
    if (success) return {};
    if (reason === undefined) return { error: message };
    if (reason === 'wrong-password') return { errors: { password: [t('media.refusal.wrong-password')] } };
    if (reason !== 'code-wanted') return { error: t(`media.refusal.${reason}`) };
    setCodeWanted(true);
    return code === undefined ? {} : { errors: { code: [t('media.refusal.code-wanted')] } };
  };
  return (
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
      onSubmit={(values) => {
        setTold({});
        void submit(
          () => claim.claim(id, values),
          (answer) => setTold(tell(answer, values)),
        );
      }}
    />
  );
}
