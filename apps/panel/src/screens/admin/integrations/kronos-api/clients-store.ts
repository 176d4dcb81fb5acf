import type { Outcome } from '@kronos/api';
import type { ApiClientChange, ApiClientDraft, Contract, ResponseOf } from '@kronos/api/contract';
import { adminApiClients } from '@kronos/api/routes/admin-api-clients';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../../platform/coalesce.ts';
import { queryFor, staleOf } from '../../../../resource/stale.ts';
import type { Loadable } from '../../../../stores/loadable.ts';
import { readInto } from '../../../../stores/read-into.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

type Clients = ResponseOf<Contract['adminApiClients']['list']>;

/** The API clients of the installation, and the new key of a client while it is shown. */
export function createClientsStore({ api: base, notices, clock, signal }: StoreDeps) {
  const { adminApiClients: api } = base.extend({ adminApiClients });
  const state = proxy<{ clients: Loadable<Clients>; shown: { name: string; key: string } | null }>({
    clients: { status: 'idle' },
    shown: null,
  });

  const load = coalesce(() => readInto(state, 'clients', { clock, signal }, () => api.list({}, { signal })));
  const show = async (name: string, outcome: Outcome<{ key: string }>): Promise<Outcome> => {
    if (outcome.kind === 'ok' && !signal.aborted) {
      state.shown = { name, key: outcome.data.key };
      await load();
    }
    return outcome;
  };

  return {
    state,
    load,
    /** The latest version of a client that was read. */
    version(id: number): string | undefined {
      const { clients } = state;
      if (clients.status !== 'ready') return undefined;
      return [...clients.data.clients, ...clients.data.reseller_panels].find((client) => client.id === id)?.version;
    },
    create: async (body: ApiClientDraft): Promise<Outcome> => show(body.name, await api.create({ body }, { signal })),
    async update(id: number, body: ApiClientChange, basedOn: string | undefined): Promise<Outcome> {
      const outcome = await api.update({ params: { id }, query: queryFor(basedOn), body }, { signal });
      if (outcome.kind === 'ok' || staleOf(outcome)) await load();
      if (outcome.kind === 'ok' && !signal.aborted) notices.done((t) => t('apiClients.saved', { name: body.name }));
      return outcome;
    },
    async renew({ id, name }: { id: number; name: string }): Promise<void> {
      const outcome = await show(name, await api.renew({ params: { id } }, { signal }));
      if (outcome.kind !== 'ok') notices.failed(outcome);
    },
    async remove({ id, name }: { id: number; name: string }): Promise<void> {
      const outcome = await api.remove({ params: { id } }, { signal });
      if (signal.aborted) return;
      if (outcome.kind !== 'ok') return notices.failed(outcome);
      notices.done((t) => t('apiClients.removed', { name }));
      await load();
    },
    /** Forgets the key that is shown. */
    hide: () => {
      state.shown = null;
    },
  };
}
