import type { User } from '@kronos/api/contract';
import { adminDashboard as adminDashboardRoutes } from '@kronos/api/routes/admin-dashboard';
import { customerServers } from '@kronos/api/routes/customer-servers';
import type { AppDeps, AppParts } from '../app/create-app.ts';
import { createAdminDashboardStore } from './admin-dashboard.ts';
import { startNetworkWatch } from './network.ts';
import { startRealtime } from './realtime.ts';
import { createServersStore } from './servers.ts';

export type Person = ReturnType<typeof createPerson>;

interface Deps {
  app: AppParts;
  user: User;
  loadRealtime: AppDeps['loadRealtime'];
}

/**
 * All that belongs to one signed-in person: stores, socket, schedules. It is made at sign-in and ends at sign-out, so
 * nothing of it can reach the next one.
 */
export function createPerson({ app, user, loadRealtime }: Deps) {
  const { notices, clock } = app;
  const api = app.api.extend({ customerServers, adminDashboard: adminDashboardRoutes });
  const life = new AbortController();
  const { signal } = life;
  const servers = createServersStore({ api, notices, clock, signal });
  const adminDashboard = createAdminDashboardStore({ api, clock, signal });
  const stops = [
    startNetworkWatch({ app, servers, adminDashboard }),
    startRealtime({ app, user, servers, adminDashboard, loadRealtime }),
  ];

  return {
    servers,
    adminDashboard,
    /** Ends the socket, the schedules and whatever is still on its way. */
    leave() {
      life.abort();
      for (const stop of stops) stop();
    },
  };
}
