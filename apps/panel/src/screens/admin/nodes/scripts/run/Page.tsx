import { useMessages, useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { RecordScreen } from '../../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { createRunStore } from './run-store.ts';
import { RunView } from './RunView.tsx';

/** One run of a script on its nodes. */
export function Page({ params }: PageProps<'scriptRun'>) {
  const store = useStore(createRunStore);
  const t = useMessages();
  return (
    <RecordScreen
      store={store.one}
      id={Number(params.run)}
      listHref={href(adminRoutes.scriptRuns)}
      words={{
        loading: t('scriptRuns.one.loading'),
        failed: t('scriptRuns.one.failed'),
        missing: t('scriptRuns.one.missing'),
        missingText: t('scriptRuns.one.missingText'),
        back: t('scriptRuns.one.back'),
      }}
    >
      {(run) => (
        <RunView run={run} onStop={() => store.stop(run.id)} onAgain={(nodeIds) => store.again(run, nodeIds)} />
      )}
    </RecordScreen>
  );
}
