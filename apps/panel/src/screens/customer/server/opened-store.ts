import type { Contract, ResponseOf } from '@kronos/api/contract';
import { customerServers } from '@kronos/api/routes/customer-servers';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import { createRecordStore } from '../../../resource/record-store.ts';

/** A process with its steps and its log. */
type ProcessInFull = ResponseOf<Contract['customerServers']['process']>;

/** One process of the server on screen, in full and kept current. */
export function createOpenedStore({ api, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ customerServers }).customerServers;
  let server = 0;
  const process = createRecordStore<ProcessInFull>({
    async read(id, options) {
      const outcome = await calls.process({ params: { id: server, process: id } }, options);
      return outcome.kind === 'ok' ? { kind: outcome.kind, data: { data: outcome.data } } : outcome;
    },
    clock,
    signal,
  });
  const read = () => void process.load();
  follow('user', 'server-updated', read);
  follow('user', 'process-updated', read);

  return {
    process,
    /** Shows a process of a server; returns a function that stops showing it. */
    show(of: number, id: number): () => void {
      server = of;
      return process.show(id);
    },
  };
}
