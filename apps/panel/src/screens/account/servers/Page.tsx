import { PageHeader } from '@kronos/ui/PageHeader';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { Callout } from '../../../parts/Callout.tsx';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { createDefaultsStore } from './defaults-store.ts';
import { MaintenanceSection } from './MaintenanceSection.tsx';
import { FailureSection } from './FailureSection.tsx';
import { ServerNames } from './ServerNames.tsx';

/** The settings for all of the user's servers, and their names (spec §2, /app/settings/server). */
export function Page() {
  const store = useStore(createDefaultsStore);
  const { read: wanted } = useSnapshot(store.state);
  const { chosen } = useSnapshot(store.choices);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);

  return (
    <Stack gap={32}>
      <PageHeader title={t('serverSettings.title')} description={t('serverSettings.description')} />
      {wanted.status === 'failed' && (
        <LoadFailure title={t('serverSettings.failed')} reason={wanted.reason} onRetry={() => void store.load()} />
      )}
      {(wanted.status === 'idle' || wanted.status === 'loading') && (
        <SkeletonRegion label={t('common.loading')}>
          <Stack gap={24}>
            {[1, 2, 3].map((part) => (
              <Skeleton key={part} shape="block" />
            ))}
          </Stack>
        </SkeletonRegion>
      )}
      {wanted.status === 'ready' && (
        <>
          {wanted.data.servers === 0 && (
            <Callout label={t('serverSettings.notice')}>{t('serverSettings.noneOfYours')}</Callout>
          )}
          <MaintenanceSection
            store={store}
            wanted={{ ...wanted.data.data, ...chosen }}
            isDisabled={wanted.data.servers === 0}
          />
          <FailureSection
            store={store}
            wanted={{ ...wanted.data.data, ...chosen }}
            isDisabled={wanted.data.servers === 0}
          />
          <ServerNames />
        </>
      )}
    </Stack>
  );
}
