import type { BatchAction, BlastRadius } from '@kronos/api/contract';
import { serverBatches } from '@kronos/api/routes/server-batches';
import type { StoreDeps } from '../../../stores/store-deps.ts';

export type ServicesStore = ReturnType<typeof createServicesStore>;

/** The actions on many servers at once. */
export function createServicesStore({ api, signal }: StoreDeps) {
  const calls = api.extend({ serverBatches }).serverBatches;
  return {
    /** Returns whom an action on these servers affects, or undefined if that could not be read. */
    async radiusOf(ids: readonly number[]): Promise<BlastRadius | undefined> {
      const outcome = await calls.blastRadius({ query: { ids: ids.join(',') } }, { signal });
      return outcome.kind === 'ok' ? outcome.data : undefined;
    },
    /** Begins a batch, which performs an action on all of these servers, staggered. */
    begin: (action: BatchAction, ids: readonly number[]) =>
      calls.begin({ body: { action, ids: [...ids] } }, { signal }),
  };
}
