import type { HetznerServerRow } from '@kronos/api/contract';
import { adminHetznerServers } from '@kronos/api/routes/admin-hetzner-servers';
import { createRecordStore } from '../../resource/record-store.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The cloud servers of a node: one or none; several only if an address has been reassigned. */
export function createNodeServersStore({ api: base, clock, signal, follow }: StoreDeps) {
  const { adminHetznerServers: servers } = base.extend({ adminHetznerServers });
  const one = createRecordStore<readonly HetznerServerRow[]>({
    read: (node, options) => servers.list({ query: { node } }, options),
    clock,
    signal,
  });
  follow('admin', 'hetzner-changed', () => void one.load());
  return one;
}
