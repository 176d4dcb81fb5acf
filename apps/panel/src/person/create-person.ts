import type { User } from '@kronos/api/contract';
import { announcements as announcementsRoutes } from '@kronos/api/routes/announcements';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { notifications as notificationsRoutes } from '@kronos/api/routes/notifications';
import type { AppDeps, AppParts } from '../app/create-app.ts';
import { fill } from '../routes/match.ts';
import { start } from '../routes/tables/start.ts';
import { createAnnouncementsStore } from './announcements.ts';
import type { Desk } from './desk.ts';
import type { PersonSnapshot, Snapshots } from '../offline/snapshots.ts';
import { createHearing, type Hearing } from './hearing.ts';
import { keepSnapshot, showSnapshot } from './keep-snapshot.ts';
import { createNews } from './news.ts';
import { startNetworkWatch } from './network.ts';
import { createNotificationsStore } from './notifications.ts';
import { createReadUser } from './create-read-user.ts';
import { startRealtime } from './realtime.ts';
import { createServersStore, type ServersStore } from './servers.ts';

export type Person = ReturnType<typeof createPerson>;

/** What the store of a screen is made of. */
export interface PartDeps {
  /** Extend it by the endpoints of the store's area. */
  readonly api: AppParts['api'];
  readonly notices: AppParts['notices'];
  readonly clock: AppParts['clock'];
  readonly user: User;
  /** Aborted when the person leaves. */
  readonly signal: AbortSignal;
  readonly follow: Hearing['follow'];
  /** Follows what is asked of a server to its outcome, and says that. */
  readonly pursue: ServersStore['pursue'];
}

interface Deps {
  app: AppParts;
  user: User;
  loadRealtime: AppDeps['loadRealtime'];
  snapshots: Snapshots;
  /** For an admin. */
  openDesk?: ((signal: AbortSignal) => Desk) | undefined;
  /** What the last visit saw, when the panel could not be asked who this is. */
  kept: PersonSnapshot | null;
  /** Epoch ms since when all was read that the page knows of the person; undefined where that is not certain. */
  begun: number | undefined;
}

/**
 * All that belongs to one signed-in person: stores, socket, schedules. It is made at sign-in and ends at sign-out, so
 * nothing of it can reach the next one.
 */
export function createPerson({ app, user, loadRealtime, snapshots, openDesk, kept, begun }: Deps) {
  const { notices, clock } = app;
  const api = app.api.extend({
    customerServers,
    announcements: announcementsRoutes,
    notifications: notificationsRoutes,
  });
  const life = new AbortController();
  const { signal } = life;
  const servers = createServersStore({ api, notices, clock, signal });
  const desk = openDesk?.(signal);
  const notifications = createNotificationsStore({ api, clock, notices, signal });
  const announcements = createAnnouncementsStore({ api, signal });
  const seen = { app, servers, adminDashboard: desk?.adminDashboard, notifications };
  if (kept?.user.id === user.id) showSnapshot(kept, seen);
  const news = createNews(app);
  const readUser = createReadUser(app);
  const hearing = createHearing();
  const parts = new Map<unknown, unknown>();
  const deps: PartDeps = { api: app.api, notices, clock, user, signal, follow: hearing.follow, pursue: servers.pursue };
  const stops = [
    keepSnapshot({ ...seen, user, snapshots }),
    startNetworkWatch({ app, readUser, servers, adminDashboard: desk?.adminDashboard }),
    startRealtime({ app, user, begun, readUser, servers, desk, notifications, news, hearing, loadRealtime }),
    news.start(),
  ];
  // Where a visit begins with the page that shows them, they need not wait for the page.
  if (app.location.read() === fill(start.dashboard)) void servers.load();
  void notifications.countUnread();
  // The drawer is for admins, the announcement for everyone else (spec §2).
  if (desk) stops.push(desk.processes.start());
  else void announcements.load();

  return {
    servers,
    notifications,
    announcements,
    desk,
    /** The store of a screen: made when the screen is first shown, so that its code comes with the screen. */
    part<T>(create: (deps: PartDeps) => T): T {
      if (!parts.has(create)) parts.set(create, create(deps));
      // Whatever stands under a factory came from it.
      return parts.get(create) as T;
    },
    /** Ends the socket, the schedules and whatever is still on its way. */
    leave() {
      life.abort();
      for (const stop of stops) stop();
    },
  };
}
