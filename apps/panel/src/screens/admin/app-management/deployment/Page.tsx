import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { FormLoading } from '../../../../parts/brand/FormLoading.tsx';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { createDeploymentStore } from './deployment-store.ts';
import { DeploymentForm } from './DeploymentForm.tsx';

/** How new servers are named and placed, and the ports of new nodes. */
export function Page() {
  const store = useStore(createDeploymentStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);

  if (read.status === 'ready') {
    const versions = { shown: read.data.version, latest: store.version };
    return <DeploymentForm saved={read.data} versions={versions} onSave={store.save} />;
  }
  return (
    <Stack gap={24}>
      <PageHeader title={t('deployment.title')} description={t('deployment.text')} />
      {read.status === 'failed' ? (
        <LoadFailure title={t('deployment.failed')} reason={read.reason} onRetry={() => void store.load()} />
      ) : (
        <FormLoading label={t('deployment.loading')} sections={['placement', 'names', 'ports']} />
      )}
    </Stack>
  );
}
