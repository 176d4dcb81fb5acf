import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useParams } from '../../../../context/use-params.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { href } from '../../../../routes/href.ts';
import { ContainerView } from './ContainerView.tsx';
import { createContainerStore } from './container-store.ts';

/** One container on a node (spec §2, /app/admin/nodes/:node/container/:container). */
export function Page() {
  const { named } = useStore(createContainerStore);
  const t = useMessages();
  const params = useParams();
  const id = Number(params['node']);
  const store = named(params['container'] ?? '');
  return (
    <RecordScreen
      store={store}
      id={id}
      listHref={Number.isSafeInteger(id) ? href('node', { node: id }) : href('nodes')}
      words={{
        loading: t('nodes.container.loading'),
        failed: t('nodes.container.failed'),
        missing: t('nodes.container.missing'),
        missingText: t('nodes.container.missingText'),
        back: t('nodes.container.back'),
      }}
    >
      {(container) => <ContainerView container={container} onRefresh={() => void store.load()} />}
    </RecordScreen>
  );
}
