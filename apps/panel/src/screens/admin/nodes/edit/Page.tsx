import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createNodesStore } from '../nodes-store.ts';
import { formOf } from '../parts/draft.ts';
import { NodeForm } from '../parts/NodeForm.tsx';
import { recordWords } from '../record-words.ts';

/** The form for an existing node (spec §2, /app/admin/nodes/:node/edit). */
export function Page({ params }: PageProps<'editNode'>) {
  const store = useStore(createNodesStore);
  const { location } = useApp();
  const t = useMessages();
  const id = Number(params.node);
  return (
    <RecordScreen store={store.one} id={id} listHref={href(adminRoutes.nodes)} words={recordWords(t)}>
      {({ data: node, version }) => (
        <NodeForm
          key={node.id}
          store={store}
          node={node}
          saved={formOf(node)}
          versions={{ shown: version, latest: store.version }}
          onSave={(body, basedOn) => store.update(id, body, basedOn)}
          onSaved={() => location.navigate(href(adminRoutes.node, { node: id }))}
        />
      )}
    </RecordScreen>
  );
}
