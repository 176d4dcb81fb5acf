import { useMessages } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { RunList } from '../../parts/run-list.tsx';
import { NodePage } from '../NodePage.tsx';

/** The runs of scripts on one node (spec §2, /app/admin/nodes/:node/scripts). */
export function Page({ params }: PageProps<'nodeScripts'>) {
  const t = useMessages();
  return (
    <NodePage id={params.node} name={t('scriptRuns.all')}>
      {({ alias }, within) => <RunList within={within} title={t('scriptRuns.of', { alias })} />}
    </NodePage>
  );
}
