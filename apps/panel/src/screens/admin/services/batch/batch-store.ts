import { serverBatches } from '@kronos/api/routes/server-batches';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createRecordStore } from '../../../../resource/record-store.ts';

/** Thousands of processes tell of themselves; a batch is read no more often than this. */
const pace = 1000;

/** One batch, server by server, as it goes on. */
export function createBatchStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ serverBatches }).serverBatches;
  const one = createRecordStore({
    read: (id, options) => calls.one({ params: { id } }, options),
    clock,
    signal,
  });
  let isPlanned = false;
  follow('admin', 'process-updated', () => {
    if (isPlanned) return;
    isPlanned = true;
    clock.after(pace, () => {
      isPlanned = false;
      void one.load();
    });
  });

  return {
    one,
    /** Begins anew with those that failed; answers the new batch. */
    async retry(id: number): Promise<number | undefined> {
      const outcome = await calls.retry({ params: { id } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.process.id;
      notices.failed(outcome);
      return undefined;
    },
  };
}
