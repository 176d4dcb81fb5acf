import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { createSystemSettingsStore } from '../../../stores/system-settings.ts';
import { FormLoading } from '../../../parts/brand/FormLoading.tsx';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { SystemSettingsForm } from './SystemSettingsForm.tsx';

/** Brand, links, sign-up and maintenance of the whole installation. */
export function Page() {
  const settings = useStore(createSystemSettingsStore);
  const { system } = useSnapshot(settings.state);
  const t = useMessages();

  useEffect(() => void settings.load(), [settings]);

  if (system.status === 'ready') {
    const versions = { shown: system.data.version, latest: settings.version };
    return <SystemSettingsForm saved={system.data} versions={versions} onSave={settings.save} />;
  }
  return (
    <Stack gap={24}>
      <PageHeader title={t('house.title')} description={t('house.description')} />
      {system.status === 'failed' ? (
        <LoadFailure title={t('house.failed')} reason={system.reason} onRetry={() => void settings.load()} />
      ) : (
        <FormLoading label={t('house.loading')} sections={['brand', 'links', 'sign-up']} />
      )}
    </Stack>
  );
}
