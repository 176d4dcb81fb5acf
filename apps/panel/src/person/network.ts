import { subscribe } from 'valtio/vanilla';
import type { AppParts } from '../app/create-app.ts';
import { isCutOff, isLive } from '../stores/connection.ts';
import type { AdminDashboardStore } from './admin-dashboard.ts';
import type { ServersStore } from './servers.ts';

/** While no event arrives, ask again: often while an action waits for its outcome, else now and then. */
const whileWaiting = 3_000;
const otherwise = 15_000;

interface Deps {
  app: Pick<AppParts, 'connection' | 'clock'>;
  servers: ServersStore;
  adminDashboard: AdminDashboardStore;
}

/** Keeps what is on screen fresh while the socket cannot, and reads it at once when the network is back. */
export function startNetworkWatch({ app: { connection, clock }, servers, adminDashboard }: Deps): () => void {
  let cancel: (() => void) | undefined;
  let wasCutOff = isCutOff(connection.state);

  const refresh = () => {
    if (servers.state.list.status !== 'idle') void servers.load();
    if (adminDashboard.state.overview.status !== 'idle') void adminDashboard.load();
  };

  const schedule = () => {
    cancel?.();
    cancel = undefined;
    if (isLive(connection.state)) return;
    const isWaiting = Object.keys(servers.state.pending).length > 0;
    cancel = clock.after(isWaiting ? whileWaiting : otherwise, () => {
      // A browser without a network needs no request to know.
      if (connection.state.online) refresh();
      schedule();
    });
  };

  const follow = () => {
    const cutOff = isCutOff(connection.state);
    if (wasCutOff && !cutOff) refresh();
    wasCutOff = cutOff;
    schedule();
  };

  const stops = [subscribe(connection.state, follow), subscribe(servers.state.pending, schedule)];
  schedule();
  return () => {
    cancel?.();
    for (const stop of stops) stop();
  };
}
