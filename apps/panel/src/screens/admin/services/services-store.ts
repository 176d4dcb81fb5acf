import type { BatchAction, BlastRadius } from '@kronos/api/contract';
import { serverBatches } from '@kronos/api/routes/server-batches';
import type { StoreDeps } from '../../../stores/store-deps.ts';

export type ServicesStore = ReturnType<typeof createServicesStore>;

/** What is done to many servers at once. */
export function createServicesStore({ api, signal }: StoreDeps) {
  const calls = api.extend({ serverBatches }).serverBatches;
  return {
    /** Whom an action on these reaches; undefined without an answer. */
    async radiusOf(ids: readonly number[]): Promise<BlastRadius | undefined> {
      const outcome = await calls.blastRadius({ query: { ids: ids.join(',') } }, { signal });
      return outcome.kind === 'ok' ? outcome.data : undefined;
    },
    /** Does the same to all of these, bit by bit. */
    begin: (action: BatchAction, ids: readonly number[]) =>
      calls.begin({ body: { action, ids: [...ids] } }, { signal }),
  };
}
