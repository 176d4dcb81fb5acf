import { PageHeader } from '@kronos/ui/PageHeader';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { Place } from '../../../parts/Place.tsx';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { createAccountStore } from './account-store.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { CloseSection } from './CloseSection.tsx';
import { DiscordSection } from './discord/DiscordSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { NameSection } from './NameSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecuritySections } from './security/SecuritySections.tsx';

/** All settings of the user's own account. Typed input has a button; choices take effect at once. */
export function Page() {
  const store = useStore(createAccountStore);
  const { read: account } = useSnapshot(store.state);
  const t = useMessages();

  useEffect(() => void store.load(), [store]);

  return (
    <Stack gap={32}>
      <PageHeader title={t('account.title')} description={t('account.description')} />
      <Place name="account_top" />
      {account.status === 'failed' && (
        <LoadFailure title={t('account.failed')} reason={account.reason} onRetry={() => void store.load()} />
      )}
      {(account.status === 'idle' || account.status === 'loading') && (
        <SkeletonRegion label={t('common.loading')}>
          <Stack gap={24}>
            {[1, 2, 3, 4].map((part) => (
              <Skeleton key={part} shape="block" />
            ))}
          </Stack>
        </SkeletonRegion>
      )}
      {account.status === 'ready' && (
        <>
          <NameSection store={store} account={account.data} />
          <EmailSection store={store} account={account.data} />
          <PasswordSection store={store} account={account.data} />
          <SecuritySections />
          <DiscordSection />
          <AppearanceSection store={store} account={account.data} />
          <NotificationsSection store={store} account={account.data} />
          <ExportSection store={store} account={account.data} />
          <CloseSection store={store} account={account.data} />
        </>
      )}
    </Stack>
  );
}
