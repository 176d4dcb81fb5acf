import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { useParams } from '../../../../context/use-params.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { href } from '../../../../routes/href.ts';
import { createNodesStore } from '../nodes-store.ts';
import { formOf } from '../parts/draft.ts';
import { NodeForm } from '../parts/NodeForm.tsx';
import { recordWords } from '../record-words.ts';

/** A node, to change (spec §2, /app/admin/nodes/:node/edit). */
export function Page() {
  const store = useStore(createNodesStore);
  const { location } = useApp();
  const t = useMessages();
  const id = Number(useParams()['node']);
  return (
    <RecordScreen store={store.one} id={id} listHref={href('nodes')} words={recordWords(t)}>
      {(node) => (
        <NodeForm
          key={node.id}
          store={store}
          node={node}
          saved={formOf(node)}
          onSave={(body) => store.update(id, body)}
          onSaved={() => location.navigate(href('node', { node: id }))}
        />
      )}
    </RecordScreen>
  );
}
