import { useMessages, useStore } from '../../../../context/app-context.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createNodesStore } from '../nodes-store.ts';
import { recordWords } from '../record-words.ts';
import { NodeView } from './NodeView.tsx';

/** One node: its state, its servers, and its activity (spec §2, /app/admin/nodes/:node). */
export function Page({ params }: PageProps<'node'>) {
  const store = useStore(createNodesStore);
  const t = useMessages();
  return (
    <RecordScreen store={store.one} id={Number(params.node)} listHref={href(adminRoutes.nodes)} words={recordWords(t)}>
      {({ data: node }) => <NodeView node={node} store={store} />}
    </RecordScreen>
  );
}
