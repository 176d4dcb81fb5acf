import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useParams } from '../../../../context/use-params.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { href } from '../../../../routes/href.ts';
import { createNodesStore } from '../nodes-store.ts';
import { recordWords } from '../record-words.ts';
import { NodeView } from './NodeView.tsx';

/** One node: how it is, what is on it, what was done there (spec §2, /app/admin/nodes/:node). */
export function Page() {
  const store = useStore(createNodesStore);
  const t = useMessages();
  return (
    <RecordScreen store={store.one} id={Number(useParams()['node'])} listHref={href('nodes')} words={recordWords(t)}>
      {(node) => <NodeView node={node} store={store} />}
    </RecordScreen>
  );
}
