import { processes } from '@kronos/api/routes/processes';
import { createListStore } from '../../../resource/list-store.ts';
import type { QueryOf } from '../../../resource/list-query.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import type { processesShape } from './shape.ts';

/** Everything that the system did, as it goes on. */
export function createProcessListStore({ api, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ processes }).processes;
  const list = createListStore({
    read: (query: QueryOf<typeof processesShape>, options) => calls.list({ query }, options),
    readAll: (query, options) => calls.export({ query }, options),
    clock,
    signal,
  });
  follow('admin', 'process-updated', () => void list.refresh());
  return { list };
}
