import type { NodeDefaults } from '@kronos/api/contract';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { createNodeDefaultsStore } from '../../../../parts/nodes/node-defaults-store.ts';
import { Loaded } from '../../../../resource/Loaded.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createNodesStore } from '../nodes-store.ts';
import { newNodeFrom } from '../parts/draft.ts';
import { NodeForm } from '../parts/NodeForm.tsx';

/** A new node (spec §2, /app/admin/nodes/create); the address may prefill `?alias=` and `host=`. */
export function Page() {
  const defaults = useStore(createNodeDefaultsStore);
  const { read } = useSnapshot(defaults.state);
  const { search } = useAddress();
  const t = useMessages();
  useEffect(() => void defaults.load(), [defaults]);
  return (
    <Loaded
      read={read}
      loading={t('nodeDefaults.loading')}
      failed={t('nodeDefaults.failed')}
      onRetry={() => void defaults.load()}
    >
      {(begun) => <NewNode key={search} search={search} defaults={begun} />}
    </Loaded>
  );
}

function NewNode({ search, defaults }: { search: string; defaults: Readonly<NodeDefaults> }) {
  const store = useStore(createNodesStore);
  const onward = useOnward();
  // A change of the settings in the meantime must not overwrite what the admin has typed.
  const [saved] = useState(() => newNodeFrom(search, defaults));
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
