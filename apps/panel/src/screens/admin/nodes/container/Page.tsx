import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { ContainerView } from './ContainerView.tsx';
import { createContainerStore } from './container-store.ts';

/** One container on a node (spec §2, /app/admin/nodes/:node/container/:container). */
export function Page({ params }: PageProps<'nodeContainer'>) {
  const { named } = useStore(createContainerStore);
  const t = useMessages();
  const id = Number(params.node);
  const store = named(params.container);
  return (
    <RecordScreen
      store={store}
      id={id}
      listHref={Number.isSafeInteger(id) ? href(adminRoutes.node, { node: id }) : href(adminRoutes.nodes)}
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
