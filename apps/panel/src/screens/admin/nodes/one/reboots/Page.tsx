import type { NodeDetail } from '@kronos/api/contract';
import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { usePageName } from '../../../../../context/use-page-name.ts';
import { RecordScreen } from '../../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { createNodesStore } from '../../nodes-store.ts';
import { RebootList } from '../../parts/reboot-list.tsx';
import { recordWords } from '../../record-words.ts';

/** The restarts of one node (spec §2, /app/admin/nodes/:node/reboots). */
export function Page({ params }: PageProps<'nodeReboots'>) {
  const store = useStore(createNodesStore);
  const t = useMessages();
  return (
    <RecordScreen store={store.one} id={Number(params.node)} listHref={href(adminRoutes.nodes)} words={recordWords(t)}>
      {(node) => <OfNode node={node} />}
    </RecordScreen>
  );
}

function OfNode({ node: { id, alias } }: { node: NodeDetail }) {
  const t = useMessages();
  const within = useMemo(() => ({ node: String(id) }), [id]);
  const title = t('reboots.of', { alias });
  usePageName(t('reboots.all'), alias);
  return <RebootList within={within} title={title} />;
}
