import type { NodeDetail } from '@kronos/api/contract';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import { proxy } from 'valtio/vanilla';
import { restartNode } from '../../parts/nodes/restart-node.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** What goes down with the machine of a node, and the restart of the machine. */
export function createRebootStore(deps: StoreDeps) {
  const { api, signal } = deps;
  const nodes = api.extend({ adminNodes }).adminNodes;
  const state = proxy<{ blast: NodeDetail['blast'] | undefined }>({ blast: undefined });
  let asked = 0;
  return {
    state,
    /** Reads what is affected; if that fails, the question is shown without it. */
    async ask(id: number): Promise<void> {
      const request = ++asked;
      state.blast = undefined;
      const outcome = await nodes.one({ params: { id } }, { signal });
      if (outcome.kind === 'ok' && request === asked) state.blast = outcome.data.data.blast;
    },
    restart: (id: number) => restartNode(id, deps),
  };
}
