import { ErrorState } from '@kronos/ui/ErrorState';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { createSystemSettingsStore } from '../../../stores/system-settings.ts';
import { FormLoading } from '../../../parts/brand/FormLoading.tsx';
import { SystemSettingsForm } from './SystemSettingsForm.tsx';

/** Brand, links, sign-up and maintenance of the whole installation. */
export function Page() {
  const settings = useStore(createSystemSettingsStore);
  const { system } = useSnapshot(settings.state);
  const t = useMessages();

  useEffect(() => void settings.load(), [settings]);

  if (system.status === 'ready') return <SystemSettingsForm saved={system.data} onSave={settings.save} />;
  return (
    <Stack gap={24}>
      <PageHeader title={t('house.title')} description={t('house.description')} />
      {system.status === 'failed' ? (
        <ErrorState
          title={t('house.failed')}
          description={system.reason(t)}
          onRetry={() => void settings.load()}
          retryLabel={t('common.retry')}
        />
      ) : (
        <FormLoading label={t('house.loading')} sections={['brand', 'links', 'sign-up']} />
      )}
    </Stack>
  );
}
