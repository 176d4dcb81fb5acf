import type { NodeDetail } from '@kronos/api/contract';
import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { usePageName } from '../../../../../context/use-page-name.ts';
import { RecordScreen } from '../../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { createNodesStore } from '../../nodes-store.ts';
import { RunList } from '../../parts/run-list.tsx';
import { recordWords } from '../../record-words.ts';

/** The runs of scripts on one node (spec §2, /app/admin/nodes/:node/scripts). */
export function Page({ params }: PageProps<'nodeScripts'>) {
  const store = useStore(createNodesStore);
  const t = useMessages();
  return (
    <RecordScreen store={store.one} id={Number(params.node)} listHref={href(adminRoutes.nodes)} words={recordWords(t)}>
      {(node) => <OnNode node={node} />}
    </RecordScreen>
  );
}

function OnNode({ node: { id, alias } }: { node: NodeDetail }) {
  const t = useMessages();
  const within = useMemo(() => ({ node: String(id) }), [id]);
  const title = t('scriptRuns.of', { alias });
  usePageName(t('scriptRuns.all'), alias);
  return <RunList within={within} title={title} />;
}
