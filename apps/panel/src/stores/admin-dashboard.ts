import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import { type Loadable, settle } from './loadable.ts';

export type AdminOverview = ResponseOf<Contract['adminDashboard']['show']>;
export type AdminDashboardStore = ReturnType<typeof createAdminDashboardStore>;

interface Deps {
  api: Pick<Client<Contract>, 'adminDashboard'>;
  clock: Clock;
  /** Aborted at sign-out. */
  signal: AbortSignal;
}

/** Servers by status, nodes and the newest processes of the whole installation. */
export function createAdminDashboardStore({ api, clock, signal }: Deps) {
  const state = proxy<{ overview: Loadable<AdminOverview> }>({ overview: { status: 'idle' } });

  return {
    state,
    load: coalesce(async () => {
      if (state.overview.status !== 'ready') state.overview = { status: 'loading' };
      const outcome = await api.adminDashboard.show({}, { signal });
      if (!signal.aborted) state.overview = settle(state.overview, outcome, clock.now());
    }),
  };
}
