import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useParams } from '../../../../context/use-params.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { href } from '../../../../routes/href.ts';
import { BatchView } from './BatchView.tsx';
import { createBatchStore } from './batch-store.ts';

/** The same done to many servers: how far it is, and what came of each. */
export function Page() {
  const store = useStore(createBatchStore);
  const t = useMessages();
  return (
    <RecordScreen
      store={store.one}
      id={Number(useParams()['batch'])}
      listHref={href('services')}
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
