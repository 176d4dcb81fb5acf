import { adminNodes } from '@kronos/api/routes/admin-nodes';
import type { Option } from '@kronos/ui/ComboBox';
import type { StoreDeps } from '../stores/store-deps.ts';

/** Reads all nodes as options; a failure is shown as a notice. */
export function createAllNodesStore({ api, notices, signal }: StoreDeps) {
  const { adminNodes: nodes } = api.extend({ adminNodes });
  return {
    async read(): Promise<Option[] | undefined> {
      const outcome = await nodes.export({ query: { sort: 'alias', direction: 'asc' } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.data.map(({ id, alias }) => ({ id: String(id), label: alias }));
      notices.failed(outcome);
      return undefined;
    },
  };
}
