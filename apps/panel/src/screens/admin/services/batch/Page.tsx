import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { BatchView } from './BatchView.tsx';
import { createBatchStore } from './batch-store.ts';

/** One batch: its progress, and the result for each server. */
export function Page({ params }: PageProps<'serviceBatch'>) {
  const store = useStore(createBatchStore);
  const t = useMessages();
  return (
    <RecordScreen
      store={store.one}
      id={Number(params.batch)}
      listHref={href(adminRoutes.services)}
      words={{
        loading: t('services.batch.loading'),
        failed: t('services.batch.failed'),
        missing: t('services.batch.missing'),
        missingText: t('services.batch.missingText'),
        back: t('services.batch.back'),
      }}
    >
      {(batch) => <BatchView batch={batch} onRetry={() => store.retry(batch.id)} />}
    </RecordScreen>
  );
}
