import type { NodeContainer } from '@kronos/api/contract';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createRecordStore, type RecordStore } from '../../../../resource/record-store.ts';

/** Containers on nodes, as currently reported by their engines. */
export function createContainerStore({ api, clock, signal, follow }: StoreDeps) {
  const { adminNodes: nodes } = api.extend({ adminNodes });
  const stores = new Map<string, RecordStore<NodeContainer>>();
  follow('admin', 'server-updated', () => {
    for (const store of stores.values()) void store.load();
  });
  return {
    /** Returns the store of the container with that name; the id of its record is that of the node. */
    named(container: string): RecordStore<NodeContainer> {
      const known = stores.get(container);
      if (known) return known;
      const store = createRecordStore({
        read: (id, options) => nodes.container({ params: { id, container } }, options),
        clock,
        signal,
      });
      stores.set(container, store);
      return store;
    },
  };
}
