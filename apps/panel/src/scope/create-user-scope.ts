import type { User } from '@kronos/api/contract';
import { announcements as announcementsRoutes } from '@kronos/api/routes/announcements';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { notifications as notificationsRoutes } from '@kronos/api/routes/notifications';
import type { App } from '../context/app.ts';
import type { AdminScope, UserScope } from '../context/user-scope.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { fill } from '../routes/match.ts';
import { startRoutes } from '../routes/areas/start.ts';
import { createAnnouncementsStore } from '../stores/announcements.ts';
import type { UserSnapshot, Snapshots } from './snapshots.ts';
import { createServerEvents } from './server-events.ts';
import { keepSnapshot, showSnapshot } from './keep-snapshot.ts';
import { createNews } from './news.ts';
import { startNetworkWatch } from './network.ts';
import { createNotificationsStore } from '../stores/notifications.ts';
import { createReadUser } from './create-read-user.ts';
import { type LoadRealtime, startRealtime } from './realtime.ts';
import { createServersStore } from '../stores/servers.ts';

interface Deps {
  app: App;
  user: User;
  loadRealtime: LoadRealtime;
  snapshots: Snapshots;
  /** Creates the admin's stores; undefined for other users. */
  openAdminScope?: ((signal: AbortSignal) => AdminScope) | undefined;
  /** The snapshot of the last visit, if the user could not be fetched. */
  kept: UserSnapshot | null;
  /** Epoch ms since which all data of the page was read; undefined if that is not certain. */
  begun: number | undefined;
}

/**
 * Creates everything that belongs to one signed-in user: stores, socket, schedules. It exists from sign-in to
 * sign-out, so that nothing of it can reach the next user.
 */
export function createUserScope({ app, user, loadRealtime, snapshots, openAdminScope, kept, begun }: Deps): UserScope {
  const { notices, clock } = app;
  const api = app.api.extend({
    customerServers,
    announcements: announcementsRoutes,
    notifications: notificationsRoutes,
  });
  const life = new AbortController();
  const { signal } = life;
  const servers = createServersStore({ api, notices, clock, signal });
  const admin = openAdminScope?.(signal);
  const notifications = createNotificationsStore({ api, clock, notices, signal });
  const announcements = createAnnouncementsStore({ api, signal });
  const seen = { app, servers, adminDashboard: admin?.adminDashboard, notifications };
  if (kept?.user.id === user.id) showSnapshot(kept, seen);
  const news = createNews(app);
  const readUser = createReadUser(app);
  const serverEvents = createServerEvents();
  const stores = new Map<unknown, unknown>();
  const deps: StoreDeps = {
    api: app.api,
    notices,
    clock,
    storage: app.storage,
    user,
    signal,
    follow: serverEvents.follow,
    pursue: servers.pursue,
  };
  const stops = [
    keepSnapshot({ ...seen, user, snapshots }),
    startNetworkWatch({ app, readUser, servers, adminDashboard: admin?.adminDashboard }),
    startRealtime({ app, user, begun, readUser, servers, admin, notifications, news, serverEvents, loadRealtime }),
    news.start(),
  ];
  // If the visit begins on the page that shows the servers, they need not wait for the page's code.
  if (app.location.read() === fill(startRoutes.dashboard)) void servers.load();
  void notifications.countUnread();
  // The drawer is for admins, the announcement for all other users (spec §2).
  if (admin) stops.push(admin.processes.start());
  else void announcements.load();

  return {
    servers,
    notifications,
    announcements,
    admin,
    use<T>(create: (deps: StoreDeps) => T): T {
      if (!stores.has(create)) stores.set(create, create(deps));
      // The value stored under a factory was created by it.
      return stores.get(create) as T;
    },
    leave() {
      life.abort();
      for (const stop of stops) stop();
    },
  };
}
