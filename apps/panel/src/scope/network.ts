import { subscribe } from 'valtio/vanilla';
import type { App } from '../context/app.ts';
import { isCutOff, isLive } from '../stores/connection.ts';
import type { AdminDashboardStore } from '../stores/admin-dashboard.ts';
import type { ServersStore } from '../stores/servers.ts';

/** Without events the data is polled: often while an action waits for its outcome, otherwise now and then. */
const whileWaiting = 3_000;
const otherwise = 15_000;

interface Deps {
  app: Pick<App, 'connection' | 'clock' | 'session' | 'system'>;
  /** Fetches a recalled user; a 401 signs out. */
  readUser: () => Promise<void>;
  servers: ServersStore;
  adminDashboard: AdminDashboardStore | undefined;
}

/** Keeps the data fresh by polling while the socket is down, and reads it at once when the network is back. */
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
    // Every call of an expired session would be refused.
    if (session.token() === null) return;
    if (session.isRecalled()) {
      void readUser();
      void system.fetch();
    }
    void servers.refresh();
    if (adminDashboard && adminDashboard.state.overview.status !== 'idle') void adminDashboard.load();
  };

  /** Where some calls succeed and others never do, the state flickers: that must not cause a storm of requests. */
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
      // A browser without a network needs no request to detect that.
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
