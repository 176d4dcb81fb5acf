import { useMessages } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { ExtractButton } from '../../parts/ExtractButton.tsx';
import { ExtractionList } from '../../parts/extraction-list.tsx';
import { NodePage } from '../NodePage.tsx';

/** The extractions of archives on one node (spec §2, /app/admin/nodes/:node/extractions). */
export function Page({ params }: PageProps<'nodeExtractions'>) {
  const t = useMessages();
  return (
    <NodePage id={params.node} name={t('extractions.all')}>
      {(node, within) => (
        <ExtractionList
          within={within}
          title={t('extractions.of', { alias: node.alias })}
          action={<ExtractButton node={node} />}
        />
      )}
    </NodePage>
  );
}
