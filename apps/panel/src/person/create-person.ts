import type { User } from '@kronos/api/contract';
import { adminDashboard as adminDashboardRoutes } from '@kronos/api/routes/admin-dashboard';
import { announcements as announcementsRoutes } from '@kronos/api/routes/announcements';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { notifications as notificationsRoutes } from '@kronos/api/routes/notifications';
import { processes as processesRoutes } from '@kronos/api/routes/processes';
import type { AppDeps, AppParts } from '../app/create-app.ts';
import { isAdmin } from '../routes/roles.ts';
import { createAdminDashboardStore } from './admin-dashboard.ts';
import { createAnnouncementsStore } from './announcements.ts';
import { startNetworkWatch } from './network.ts';
import { createNotificationsStore } from './notifications.ts';
import { createProcessesStore } from './processes.ts';
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
  const api = app.api.extend({
    customerServers,
    adminDashboard: adminDashboardRoutes,
    announcements: announcementsRoutes,
    notifications: notificationsRoutes,
    processes: processesRoutes,
  });
  const life = new AbortController();
  const { signal } = life;
  const servers = createServersStore({ api, notices, clock, signal });
  const adminDashboard = createAdminDashboardStore({ api, clock, signal });
  const notifications = createNotificationsStore({ api, clock, signal });
  const announcements = createAnnouncementsStore({ api, signal });
  const processes = createProcessesStore({ api, clock, signal });
  const stops = [
    startNetworkWatch({ app, servers, adminDashboard }),
    startRealtime({ app, user, servers, adminDashboard, notifications, processes, loadRealtime }),
  ];
  void notifications.countUnread();
  // The drawer is for admins, the announcement for everyone else (spec §2).
  if (isAdmin(user)) stops.push(processes.start());
  else void announcements.load();

  return {
    servers,
    adminDashboard,
    notifications,
    announcements,
    processes,
    /** Ends the socket, the schedules and whatever is still on its way. */
    leave() {
      life.abort();
      for (const stop of stops) stop();
    },
  };
}
