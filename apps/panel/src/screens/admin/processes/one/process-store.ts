import type { ProcessLine, ProcessRecord } from '@kronos/api/contract';
import { processes } from '@kronos/api/routes/processes';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createRecordStore } from '../../../../resource/record-store.ts';

/** A process with its related processes and its log. */
export interface ProcessWithFamily {
  process: ProcessRecord;
  related: ProcessRecord[];
  /** The lines of the log, oldest first. */
  log: ProcessLine[];
}

/** One process in full, kept current. */
export function createProcessStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ processes }).processes;
  const one = createRecordStore<ProcessWithFamily>({
    async read(id, options) {
      const params = { id };
      const [process, related, log] = await Promise.all([
        calls.one({ params }, options),
        calls.related({ params }, options),
        calls.log({ params }, options),
      ]);
      if (process.kind !== 'ok') return process;
      if (related.kind !== 'ok') return related;
      if (log.kind !== 'ok') return log;
      const data = { process: process.data.data, related: related.data.data, log: log.data.data };
      return { kind: process.kind, data: { data } };
    },
    clock,
    signal,
  });
  follow('admin', 'process-updated', () => void one.load());
  return {
    one,
    /** Retries a process. Resolves with the id of the new one, or with undefined after a refusal. */
    async retry(id: number): Promise<number | undefined> {
      const outcome = await calls.retry({ params: { id } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.process.id;
      notices.failed(outcome);
      return undefined;
    },
  };
}
