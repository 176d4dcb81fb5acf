import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { ProcessView } from './ProcessView.tsx';
import { createProcessStore } from './process-store.ts';

/** One process in full: its command, its result and log, and the related processes. */
export function Page({ params }: PageProps<'adminProcess'>) {
  const store = useStore(createProcessStore);
  const t = useMessages();
  return (
    <RecordScreen
      store={store.one}
      id={Number(params.process)}
      listHref={href(adminRoutes.adminProcesses)}
      words={{
        loading: t('allProcesses.one.loading'),
        failed: t('allProcesses.one.failed'),
        missing: t('allProcesses.one.missing'),
        missingText: t('allProcesses.one.missingText'),
        back: t('allProcesses.one.back'),
      }}
    >
      {(shown) => <ProcessView {...shown} onRetry={() => store.retry(shown.process.id)} />}
    </RecordScreen>
  );
}
