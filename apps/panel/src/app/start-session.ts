import { subscribe } from 'valtio/vanilla';
import type { App } from '../context/app.ts';
import type { AppDeps } from './app-deps.ts';

/** Start-up (spec §4): the user of a stored token first, then the settings; and a scope for each signed-in user. */
export function startSession(app: App, { page, loadUserScope, loadRealtime }: AppDeps): () => void {
  const { client, session, system, notices, connection, userScope } = app;
  let status = session.state.status;
  /** A user who signs in on this page is read by other calls, some of them before the scope exists. */
  let begun = status === 'restoring' ? page.begun : undefined;

  const follow = () => {
    const { user } = session.state;
    if (!userScope.isOf(user)) {
      userScope.leave();
      if (user) {
        const isRecalled = session.isRecalled();
        const since = begun;
        begun = undefined;
        userScope.enter(user, async () => {
          const [{ createUserScope, adminScopeFor, openSnapshots, startWorker }] = await Promise.all([
            loadUserScope(),
            client.ensure(),
          ]);
          void startWorker();
          const snapshots = openSnapshots();
          const openAdminScope = await adminScopeFor(app, user);
          const kept = isRecalled ? await snapshots.read() : null;
          // No scope is created for a user who has left meanwhile: its calls would be sent as the next user.
          if (!userScope.isOf(user)) return new Promise<never>(() => {});
          return createUserScope({ app, user, loadRealtime, snapshots, openAdminScope, kept, begun: since });
        });
      } else notices.reset();
    }
    if (status === session.state.status) return;
    status = session.state.status;
    // The settings follow the user fetch, whatever its result: the guest's page needs them as well.
    if (status !== 'restoring') void system.fetch();
  };

  const stops = [
    subscribe(session.state, follow, true),
    page.onOnlineChange(() => connection.setOnline(page.isOnline())),
    userScope.leave,
  ];
  if (status === 'restoring') {
    // Loads in parallel while the user is fetched.
    loadUserScope().catch(() => undefined);
    void session.restore();
  } else void page.seen().then(system.fetch);
  return () => {
    for (const stop of stops) stop();
  };
}
