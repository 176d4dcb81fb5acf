import { useMessages } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { ImageActions } from '../../parts/images/ImageActions.tsx';
import { NodeImageList } from '../../parts/images/node-image-list.tsx';
import { NodeReading } from '../../parts/images/NodeReading.tsx';
import { NodePage } from '../NodePage.tsx';

/** The images on one node (spec §2, /app/admin/nodes/:node/images). */
export function Page({ params }: PageProps<'nodeImages'>) {
  const t = useMessages();
  return (
    <NodePage id={params.node} name={t('nodeImages.all')}>
      {(node, within) => (
        <NodeImageList
          within={within}
          title={t('nodeImages.of', { alias: node.alias })}
          intro={<NodeReading id={node.id} />}
          action={<ImageActions node={node} />}
        />
      )}
    </NodePage>
  );
}
