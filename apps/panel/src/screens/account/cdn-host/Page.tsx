import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { createPreferenceStore } from '../../../parts/cdn/preference-store.ts';
import { CardLoading } from '../../../resource/CardLoading.tsx';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { DomainSection } from './DomainSection.tsx';
import { HostSection } from './HostSection.tsx';

/** The user's preferred CDN host and own domain (spec §2, /app/settings/cdn-host). */
export function Page() {
  const store = useStore(createPreferenceStore);
  const { read: wanted } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);
  return (
    <Stack gap={32}>
      <PageHeader title={t('cdn.own.title')} description={t('cdn.own.text')} />
      {wanted.status === 'failed' && (
        <LoadFailure title={t('cdn.own.failed')} reason={wanted.reason} onRetry={() => void store.load()} />
      )}
      {(wanted.status === 'idle' || wanted.status === 'loading') && <CardLoading label={t('cdn.own.loading')} />}
      {wanted.status === 'ready' && (
        <>
          <HostSection store={store} preference={wanted.data} />
          <DomainSection store={store} preference={wanted.data} />
        </>
      )}
    </Stack>
  );
}
