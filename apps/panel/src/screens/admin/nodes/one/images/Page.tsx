import type { NodeDetail } from '@kronos/api/contract';
import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { usePageName } from '../../../../../context/use-page-name.ts';
import { RecordScreen } from '../../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { createNodesStore } from '../../nodes-store.ts';
import { ImageActions } from '../../parts/images/ImageActions.tsx';
import { NodeImageList } from '../../parts/images/node-image-list.tsx';
import { NodeReading } from '../../parts/images/NodeReading.tsx';
import { recordWords } from '../../record-words.ts';

/** The images on one node (spec §2, /app/admin/nodes/:node/images). */
export function Page({ params }: PageProps<'nodeImages'>) {
  const store = useStore(createNodesStore);
  const t = useMessages();
  return (
    <RecordScreen store={store.one} id={Number(params.node)} listHref={href(adminRoutes.nodes)} words={recordWords(t)}>
      {(node) => <OnNode node={node} />}
    </RecordScreen>
  );
}

function OnNode({ node }: { node: NodeDetail }) {
  const { id, alias } = node;
  const t = useMessages();
  const within = useMemo(() => ({ node: String(id) }), [id]);
  usePageName(t('nodeImages.all'), alias);
  return (
    <NodeImageList
      within={within}
      title={t('nodeImages.of', { alias })}
      intro={<NodeReading id={id} />}
      action={<ImageActions node={node} />}
    />
  );
}
