import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormLoading } from '../../../../parts/brand/FormLoading.tsx';
import { createProductSettingsStore } from '../../../../parts/products/product-settings-store.ts';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { ProductSettingsForm } from './ProductSettingsForm.tsx';

/** The defaults for new products (spec §2, /app/admin/app-management/product-settings). */
export function Page() {
  const store = useStore(createProductSettingsStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);

  if (read.status === 'ready') {
    const versions = { shown: read.data.version, latest: store.version };
    return <ProductSettingsForm saved={read.data} versions={versions} onSave={store.save} />;
  }
  return (
    <Stack gap={24}>
      <PageHeader title={t('productSettings.title')} description={t('productSettings.text')} />
      {read.status === 'failed' ? (
        <LoadFailure title={t('productSettings.failed')} reason={read.reason} onRetry={() => void store.load()} />
      ) : (
        <FormLoading label={t('productSettings.loading')} sections={['sale', 'begin', 'images', 'limits']} />
      )}
    </Stack>
  );
}
