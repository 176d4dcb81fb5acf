import { serverBatches } from '@kronos/api/routes/server-batches';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createRecordStore } from '../../../../resource/record-store.ts';

/** Milliseconds between two reads of a batch, because thousands of processes send events. */
const pace = 1000;

/** One batch with its servers, kept current. */
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
    /** Begins a new batch with the servers that failed. Resolves with its id, or with undefined after a refusal. */
    async retry(id: number): Promise<number | undefined> {
      const outcome = await calls.retry({ params: { id } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.process.id;
      notices.failed(outcome);
      return undefined;
    },
  };
}
