import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Clock } from '../app/clock.ts';
import { coalesce } from './coalesce.ts';
import { type Loadable, settle } from './loadable.ts';

export type AdminOverview = ResponseOf<Contract['adminDashboard']['show']>;
export type AdminDashboardStore = ReturnType<typeof createAdminDashboardStore>;

/** Servers by status, nodes and the newest processes of the whole house. */
export function createAdminDashboardStore({
  api,
  clock,
}: {
  api: Pick<Client<Contract>, 'adminDashboard'>;
  clock: Clock;
}) {
  const state = proxy<{ overview: Loadable<AdminOverview> }>({ overview: { status: 'idle' } });
  let person = new AbortController();

  return {
    state,
    load: coalesce(async () => {
      const { signal } = person;
      if (state.overview.status !== 'ready') state.overview = { status: 'loading' };
      const outcome = await api.adminDashboard.show({}, { signal });
      if (!signal.aborted) state.overview = settle(state.overview, outcome, clock.now());
    }),
    reset() {
      person.abort();
      person = new AbortController();
      state.overview = { status: 'idle' };
    },
  };
}
