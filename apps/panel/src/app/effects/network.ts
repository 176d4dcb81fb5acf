import { subscribe } from 'valtio/vanilla';
import { isCutOff, isLive } from '../../stores/connection.ts';
import type { EffectDeps } from './start-effects.ts';

/** While no event arrives, ask again: often while an action waits for its outcome, else now and then. */
const whileWaiting = 3_000;
const otherwise = 15_000;

/** Follows the network, and keeps what is on screen fresh while the socket cannot. */
export function startNetworkWatch({ app, page }: EffectDeps): () => void {
  const { connection, session, servers, adminDashboard, clock } = app;
  const stopPage = page.onOnlineChange(() => connection.setOnline(page.isOnline()));
  let cancel: (() => void) | undefined;
  let wasCutOff = isCutOff(connection.state);

  const refresh = () => {
    if (session.state.status !== 'signed-in') return;
    if (servers.state.list.status !== 'idle') void servers.load();
    if (adminDashboard.state.overview.status !== 'idle') void adminDashboard.load();
  };

  const schedule = () => {
    cancel?.();
    cancel = undefined;
    if (session.state.status !== 'signed-in' || isLive(connection.state)) return;
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

  const stops = [
    subscribe(connection.state, follow),
    subscribe(servers.state.pending, schedule),
    subscribe(session.state, schedule),
    stopPage,
  ];
  return () => {
    cancel?.();
    for (const stop of stops) stop();
  };
}
