import type { User } from '@kronos/api/contract';
import { subscribe } from 'valtio/vanilla';
import type { App } from '../context/app.ts';
import type { UserSnapshot, Snapshots } from './snapshots.ts';
import type { Aged, Loadable } from '../stores/loadable.ts';
import type { AdminDashboardStore } from '../stores/admin-dashboard.ts';
import type { NotificationsStore } from '../stores/notifications.ts';
import type { ServersStore } from '../stores/servers.ts';

/** Changes come in bursts; one write is enough for each. */
const after = 1000;

interface Deps {
  app: Pick<App, 'clock' | 'session' | 'system'>;
  user: User;
  snapshots: Snapshots;
  servers: ServersStore;
  adminDashboard: AdminDashboardStore | undefined;
  notifications: NotificationsStore;
}

/** Shows the data of the last visit with its age, until newer data is loaded. */
export function showSnapshot(
  kept: UserSnapshot,
  { app, servers, adminDashboard, notifications }: Omit<Deps, 'user' | 'snapshots'>,
): void {
  app.system.recall(kept.settings);
  if (kept.servers) servers.state.list = aged(kept.servers);
  if (kept.overview && adminDashboard) adminDashboard.state.overview = aged(kept.overview);
  if (kept.notifications) notifications.state.newest = aged(kept.notifications);
  notifications.state.unread = kept.unread;
}

/** Keeps a snapshot of the user's data for a start without a network. Returns a function that stops it. */
export function keepSnapshot({
  app: { clock, session, system },
  user,
  snapshots,
  servers,
  adminDashboard,
  notifications,
}: Deps): () => void {
  let cancel: (() => void) | undefined;
  let last = Promise.resolve();

  const write = () => {
    cancel = undefined;
    // After a sign-out in another tab, which this one may not have noticed yet, nothing is written.
    if (!session.isKept()) return;
    const kept: UserSnapshot = {
      user,
      settings: system.state.settings,
      servers: ageOf(servers.state.list),
      overview: adminDashboard ? ageOf(adminDashboard.state.overview) : null,
      notifications: ageOf(notifications.state.newest),
      unread: notifications.state.unread,
    };
    // In a browser without storage the panel needs the network to start.
    last = last.then(() => snapshots.write(kept)).catch(() => undefined);
  };
  const follow = () => (cancel ??= clock.after(after, write));
  const stops = [servers, adminDashboard, notifications, system].flatMap((store) =>
    store ? [subscribe(store.state, follow)] : [],
  );

  return () => {
    cancel?.();
    for (const stop of stops) stop();
    void last.then(() => snapshots.remove()).catch(() => undefined);
  };
}

const ageOf = <T>(loadable: Loadable<T>): Aged<T> | null =>
  loadable.status === 'ready' ? { data: loadable.data, at: loadable.at } : null;

const aged = <T>({ data, at }: Aged<T>): Loadable<T> => ({ status: 'ready', data, at, isStale: true });
