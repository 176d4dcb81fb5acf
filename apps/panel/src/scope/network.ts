import { subscribe } from 'valtio/vanilla';
import type { App } from '../context/app.ts';
import { isCutOff, isLive } from '../stores/connection.ts';
import type { AdminDashboardStore } from '../stores/admin-dashboard.ts';
import type { ServersStore } from '../stores/servers.ts';

/** While no event arrives, ask again: often while an action waits for its outcome, else now and then. */
const whileWaiting = 3_000;
const otherwise = 15_000;

interface Deps {
  app: Pick<App, 'connection' | 'clock' | 'session' | 'system'>;
  /** Asks about a recalled user; a 401 signs out by itself. */
  readUser: () => Promise<void>;
  servers: ServersStore;
  adminDashboard: AdminDashboardStore | undefined;
}

/** Keeps what is on screen fresh while the socket cannot, and reads it at once when the network is back. */
export function startNetworkWatch({
  app: { connection, clock, session, system },
  readUser,
  servers,
  adminDashboard,
}: Deps): () => void {
  let cancel: (() => void) | undefined;
  let wasCutOff = isCutOff(connection.state);
  let cancelReturn: (() => void) | undefined;
  let returnedAt = 0;

  const refresh = () => {
    // A session that is over would have everything refused.
    if (session.token() === null) return;
    if (session.isRecalled()) {
      void readUser();
      void system.fetch();
    }
    void servers.refresh();
    if (adminDashboard && adminDashboard.state.overview.status !== 'idle') void adminDashboard.load();
  };

  /** Where one call comes through and another never does, the state flickers: that must not become a storm. */
  const comeBack = () => {
    const wait = returnedAt + whileWaiting - clock.now();
    cancelReturn?.();
    cancelReturn = wait > 0 ? clock.after(wait, comeBack) : undefined;
    if (wait > 0) return;
    returnedAt = clock.now();
    refresh();
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
    if (wasCutOff && !cutOff) comeBack();
    wasCutOff = cutOff;
    schedule();
  };

  const stops = [subscribe(connection.state, follow), subscribe(servers.state.pending, schedule)];
  schedule();
  return () => {
    cancel?.();
    cancelReturn?.();
    for (const stop of stops) stop();
  };
}
