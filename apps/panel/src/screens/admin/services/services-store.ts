import type { BatchAction, BlastRadius } from '@kronos/api/contract';
import { adminServers } from '@kronos/api/routes/admin-servers';
import { serverBatches } from '@kronos/api/routes/server-batches';
import { createListStore } from '../../../resource/list-store.ts';
import type { QueryOf } from '../../../resource/list-query.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import type { servicesShape } from './shape.ts';

export type ServicesStore = ReturnType<typeof createServicesStore>;

/** The servers of the whole house, as they change. */
export function createServicesStore({ api, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ adminServers, serverBatches });
  const servers = calls.adminServers;
  const list = createListStore({
    read: (query: QueryOf<typeof servicesShape>, options) => servers.list({ query }, options),
    readAll: (query, options) => servers.export({ query }, options),
    clock,
    signal,
  });
  follow('admin', 'server-updated', () => void list.refresh());
  return {
    list,
    /** Whom an action on these reaches; undefined without an answer. */
    async radiusOf(ids: readonly number[]): Promise<BlastRadius | undefined> {
      const outcome = await calls.serverBatches.blastRadius({ query: { ids: ids.join(',') } }, { signal });
      return outcome.kind === 'ok' ? outcome.data : undefined;
    },
    /** Does the same to all of these, bit by bit. */
    begin: (action: BatchAction, ids: readonly number[]) =>
      calls.serverBatches.begin({ body: { action, ids: [...ids] } }, { signal }),
  };
}
