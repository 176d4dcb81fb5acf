import type { BlastRadius, MovePlan } from '@kronos/api/contract';
import { adminServers } from '@kronos/api/routes/admin-servers';
import { serverBatches } from '@kronos/api/routes/server-batches';
import { proxy } from 'valtio/vanilla';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { type Loadable, settle, unwrapped } from '../../stores/loadable.ts';

/** The preconditions of a move of servers, and its request. */
export function createMoveStore({ api, clock, signal }: StoreDeps) {
  const calls = api.extend({ adminServers, serverBatches });
  const state = proxy<{ plan: Loadable<MovePlan>; radius: BlastRadius | undefined }>({
    plan: { status: 'idle' },
    radius: undefined,
  });
  let asked = 0;

  return {
    state,
    /**
     * Reads where these servers can move and whom that affects; if the latter fails, the dialog is shown without it.
     */
    async ask(servers: readonly number[]): Promise<void> {
      const request = ++asked;
      Object.assign(state, { plan: { status: 'loading' }, radius: undefined });
      const query = { ids: servers.join(',') };
      const [plan, radius] = await Promise.all([
        calls.serverBatches.movePlan({ query }, { signal }),
        calls.serverBatches.blastRadius({ query }, { signal }),
      ]);
      if (signal.aborted || request !== asked) return;
      state.plan = settle(state.plan, unwrapped(plan), clock.now());
      if (radius.kind === 'ok') state.radius = radius.data;
    },
    /** Moves one server; null selects the node that fits best. */
    move: (id: number, node_id: number | null) =>
      calls.adminServers.move({ params: { id }, body: { node_id } }, { signal }),
    /** Moves several servers, one after the other. */
    moveMany: (ids: readonly number[], node_id: number | null) =>
      calls.serverBatches.begin({ body: { action: 'move', ids: [...ids], node_id } }, { signal }),
  };
}
