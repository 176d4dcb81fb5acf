import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { use, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { ConfirmIdentity } from '../../../../parts/proof/ConfirmIdentity.tsx';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { AuthenticatorSection } from './AuthenticatorSection.tsx';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { CodesSection } from './CodesSection.tsx';
import { NewCodes } from './NewCodes.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { createSecurityStore } from './security-store.ts';
import { SessionsSection } from './SessionsSection.tsx';

/** The security settings of the account, with the dialog that confirms the user's identity before sensitive changes. */
export function SecuritySections() {
  use(useApp().messages.ensure('security'));
  const store = useStore(createSecurityStore);
  const { protection, sessions, setup, codes } = useSnapshot(store.state);
  const t = useMessages();

  useEffect(() => void store.load(), [store]);

  const failed = [protection, sessions].find((part) => part.status === 'failed');
  return (
    <>
      {failed && <LoadFailure title={t('security.failed')} reason={failed.reason} onRetry={() => void store.load()} />}
      {[protection, sessions].some(({ status }) => status === 'idle' || status === 'loading') && (
        <SkeletonRegion label={t('common.loading')}>
          <Stack gap={24}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </SkeletonRegion>
      )}
      {protection.status === 'ready' && (
        <>
          <AuthenticatorSection store={store} since={protection.data.authenticator_since} />
          <PasskeysSection store={store} passkeys={protection.data.passkeys} />
          {hasFactor(protection.data) && <CodesSection store={store} left={protection.data.recovery_codes_left} />}
        </>
      )}
      {sessions.status === 'ready' && <SessionsSection store={store} sessions={sessions.data} />}
      {setup && <AuthenticatorSetup store={store} {...setup} />}
      {codes && <NewCodes store={store} codes={codes} />}
      <ConfirmIdentity />
    </>
  );
}

const hasFactor = ({
  authenticator_since,
  passkeys,
}: {
  readonly authenticator_since: string | null;
  readonly passkeys: readonly unknown[];
}) => authenticator_since !== null || passkeys.length > 0;
