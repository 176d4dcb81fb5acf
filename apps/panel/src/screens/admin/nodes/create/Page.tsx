import { useMemo } from 'react';
import { useStore } from '../../../../context/app-context.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createNodesStore } from '../nodes-store.ts';
import { newNodeFrom } from '../parts/draft.ts';
import { NodeForm } from '../parts/NodeForm.tsx';

/** A new node (spec §2, /app/admin/nodes/create); the address may say what is known of it: `?alias=` and `host=`. */
export function Page() {
  const store = useStore(createNodesStore);
  const onward = useOnward();
  const { search } = useAddress();
  const saved = useMemo(() => newNodeFrom(search), [search]);
  return (
    <NodeForm
      store={store}
      saved={saved}
      onSave={async (body) => {
        const goOn = onward();
        const outcome = await store.create(body);
        if (outcome.kind === 'ok') goOn(href(adminRoutes.node, { node: outcome.data.data.id }), { replace: true });
        return outcome;
      }}
    />
  );
}
