import type { Client } from '@kronos/api';
import type { Contract, ResponseOf } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import type { Loadable } from './loadable.ts';
import { readInto } from './read-into.ts';

export type AdminOverview = ResponseOf<Contract['adminDashboard']['show']>;
export type AdminDashboardStore = ReturnType<typeof createAdminDashboardStore>;

interface Deps {
  api: Pick<Client<Contract>, 'adminDashboard'>;
  clock: Clock;
  /** Aborted at sign-out. */
  signal: AbortSignal;
}

/** Servers by status, nodes and the newest processes of the whole installation. */
export function createAdminDashboardStore({ api, ...deps }: Deps) {
  const state = proxy<{ overview: Loadable<AdminOverview> }>({ overview: { status: 'idle' } });

  return {
    state,
    load: coalesce(() => readInto(state, 'overview', deps, () => api.adminDashboard.show({}, deps))),
  };
}
