import { useStore } from '../../../../context/app-context.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createNodesStore } from '../nodes-store.ts';
import { newNode } from '../parts/draft.ts';
import { NodeForm } from '../parts/NodeForm.tsx';

/** A new node (spec §2, /app/admin/nodes/create). */
export function Page() {
  const store = useStore(createNodesStore);
  const onward = useOnward();
  return (
    <NodeForm
      store={store}
      saved={newNode}
      onSave={async (body) => {
        const goOn = onward();
        const outcome = await store.create(body);
        if (outcome.kind === 'ok') goOn(href(adminRoutes.node, { node: outcome.data.data.id }), { replace: true });
        return outcome;
      }}
    />
  );
}
